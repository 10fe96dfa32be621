import { expect, it } from 'vitest';
import { codeOf } from '../../points/point-code.ts';
import { staffActor } from '../../testing/staff-actors.ts';
import { changeCode, newCode } from './change-code.ts';

const terms = { points: 1000, percent: null, from: null, until: null, times: null };
const change = (input: unknown, stored?: Record<string, unknown>) =>
  changeCode.plan(async () => stored, changeCode.input.parse(input), staffActor);

it('keeps a code that somebody has used, and deletes one that nobody has', async () => {
  const input = { code: 'GIFT24', terms: null };
  expect(await change(input, { ...terms, used: 1 })).toMatchObject({
    problem: { code: 'code-used' },
  });
  expect(await change(input, { ...terms, used: 0 })).toMatchObject({
    before: terms,
    deletes: ['pointCodes/GIFT24'],
    problem: undefined,
  });
});

it('refuses a code that ends before it begins', async () => {
  const backwards = { ...terms, from: '2026-03-02T00:00', until: '2026-03-01T00:00' };
  expect(await change({ code: 'GIFT24', terms: backwards })).toMatchObject({
    problem: { code: 'invalid', field: 'until' },
  });
});

it('makes up codes that customers can type', () => {
  const code = newCode(new Uint8Array([0, 30, 31, 255, 1, 2, 3, 4, 5, 6]));
  expect(code).toMatch(/^[A-Z2-9]{10}$/);
  expect(codeOf(code.toLowerCase())).toBe(code);
});
