import { expect, it } from 'vitest';
import { takeText } from './take-text.ts';

const take = (message: object) => takeText(JSON.stringify(message), 5);

it('accepts an SMS and answers one message per part', () => {
  const text = '가'.repeat(71);
  const taken = take({ from: '1', to: '61412345678', text, type: 'unicode' });
  expect(taken.text).toEqual({
    from: '1',
    to: '61412345678',
    text,
    type: 'unicode',
    parts: 2,
    at: 5,
  });
  expect(taken.answer).toMatchObject({
    'message-count': '2',
    messages: [{ status: '0' }, { status: '0' }],
  });
});

it('accepts an SMS to the number whose responses fail', () => {
  expect(take({ from: '1', to: '61400000001', text: 'x' })).toMatchObject({
    text: { text: 'x' },
    status: 500,
  });
});

it.each([
  ['a number that is none', '0412345678', 'x', '3'],
  ['the number that is always refused', '61400000000', 'x', '7'],
  ['the number that is refused as any would be', '61400000002', 'x', '1'],
  ['no words', '61412345678', '', '2'],
])('refuses %s', (_, to, text, status) => {
  const refused = take({ from: '1', to, text });
  expect(refused.text).toBeUndefined();
  expect(refused.answer).toMatchObject({ messages: [{ status }] });
});
