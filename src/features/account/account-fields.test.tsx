// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { accountMessages, profileSchema } from '../../domain/customer/account.ts';
import { i18n, setLanguage } from '../../i18n/i18n.ts';
import { AccountPassword } from './account-fields.tsx';
import { accountWords } from './account-words.ts';

/** The texts shown under the field for a new password. */
function wordsUnder(error: string | undefined): string[] {
  const field = {
    name: 'password',
    onChange: async () => {},
    onBlur: async () => {},
    ref: () => {},
  };
  const { container } = render(
    <AccountPassword
      field={field}
      error={error}
      label="Password"
      hint="At least 6 characters"
      autoComplete="new-password"
    />,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
}

afterEach(async () => {
  cleanup();
  await setLanguage('ko');
});

describe('a new password', () => {
  it('that is too short has one message', async () => {
    await setLanguage('en');
    expect(wordsUnder(accountMessages.password)).toEqual(['At least 6 Charactor']);
  });

  it('keeps its hint beside other messages', async () => {
    await setLanguage('en');
    expect(wordsUnder(undefined)).toEqual(['At least 6 characters']);
    expect(wordsUnder(accountMessages.required)).toContain('At least 6 characters');
  });
});

it.each([
  ['ko', '너무 길어요. 조금 줄여 주세요.'],
  ['en', 'This is too long. Please shorten it.'],
] as const)('a name of more than 80 letters is called too long (%s)', async (language, words) => {
  await setLanguage(language);
  const form = { isAgedCare: false, acName: '', oldPassword: '', newPassword: '' };
  const result = profileSchema.safeParse({ ...form, name: '가'.repeat(81) });
  expect(result.error?.issues.map(({ message }) => accountWords(i18n.t, message))).toEqual([words]);
});
