import { expect, it } from 'vitest';
import { documentBytes } from './document-size.ts';

it('counts as the published rule does', () => {
  // Overhead 32, "name" 5 + "김" 4, "q" 2 + 8, "paid" 5 + 1, "at" 3 + 8, "list" 5 + 2 × 8, "map" 4 + ("x" 2 +
  // null 1)
  const fields = { name: '김', q: 3, paid: true, at: new Date(0), list: [1, 2], map: { x: null } };
  expect(documentBytes(fields)).toBe(32 + 9 + 10 + 6 + 11 + 21 + 7);
});
