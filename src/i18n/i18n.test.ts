import { expect, it } from 'vitest';
import { i18n } from './i18n.ts';

it('fills sentences with text of customers that turns nothing around, and changes nothing else of it', () => {
  const filled = (name: string) => i18n.t('{{name}}님 {{amount}}' as never, { name, amount: 12.5 });
  expect(filled('\u202e김\u2067하늘')).toBe('김하늘님 12.5');
  expect(filled('<O’Neil & "Söhne">')).toBe('<O’Neil & "Söhne">님 12.5');
});
