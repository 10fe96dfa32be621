import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['strathfield', 'strathfield', 0],
  ['strathfeild', 'strathfield', 1],
  ['eastwod', 'eastwood', 1],
  ['chatwood', 'chatswood', 1],
  ['paramata', 'parramatta', 2],
  ['가나', '나가', 1],
  ['kitten', 'sitting', 3],
])('%j → %j: %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});
