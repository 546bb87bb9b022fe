/** Packed rows and boards, the representation that every hot loop works on. */
package io.github.owarelab.board;
