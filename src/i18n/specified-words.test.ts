import { expect, it } from 'vitest';
import { english } from './en/english.ts';

const table: Readonly<Record<string, string>> = english;

/** Wordings that the specification prescribes (sections 5 and 8), in its spelling. */
const specified: [ko: string, en: string][] = [
  ['이메일 주소를 바르게 입력해 주세요.', 'Please enter a valid email address.'],
  ['필수 정보예요', 'Field is required'],
  ['6자 이상 입력해 주세요', 'At least 6 Charactor'],
  ['입력이 필요해요', 'Required'],
  ['전화번호를 다시 확인해 주세요', 'Check phone number again'],
  ['배송 주소를 입력해 주세요', 'Please Enter delivery Address'],
  ['이메일이나 비밀번호를 확인해 주세요', 'Please check your Email or Password'],
  ['인터넷 연결에 실패했어요', 'Network connection failed'],
  ['저장했어요', 'Successfully saved'],
  ['접수되었어요', 'Reception is complete'],
];

it.each(specified)('%s is "%s"', (ko, en) => {
  expect(table[ko]).toBe(en);
});
