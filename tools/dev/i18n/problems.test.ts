import { describe, expect, test } from 'vitest';
import { findProblems, unfitParticle } from './problems.ts';
import { readTable, readUses } from './read-phrases.ts';

function problemsOf(table: string, source: string): string[] {
  return findProblems(readTable('en.ts', `export const en = {${table}} as const;`), [
    readUses('a.tsx', source),
  ]);
}

describe('findProblems', () => {
  test('reports nothing for matching languages', () => {
    const table = `닫기: 'Close', '{{name}} 님': '{{name}}',
      '{{count}}개_one': 'one item', '{{count}}개_other': '{{count}} items'`;
    const source = `const a = t('닫기') + i18n.t('{{name}} 님', { name }) + t('{{count}}개', { count: 2 });`;
    expect(problemsOf(table, source)).toEqual([]);
  });

  test('reports a phrase without English', () => {
    expect(problemsOf('', "\nt('닫기');")).toEqual(['a.tsx:2 no English: 닫기']);
    expect(problemsOf('', "t('close');")).toEqual(['a.tsx:1 no English: close']);
  });

  test.each([
    ['JSX', '<p>\n  닫기\n</p>;'],
    ['an attribute', '<p title="닫기" />;'],
    ['a template', `${'`$'}{a} 닫기${'`'};`],
  ])('reports Korean text without a translation call, in %s', (_, source) => {
    expect(problemsOf('', source)).toEqual([expect.stringMatching(/^a\.tsx:\d no English: 닫기$/)]);
  });

  test('reports an unused phrase', () => {
    expect(problemsOf("닫기: 'Close'", 'const a = 1;')).toEqual(['en.ts:1 unused: 닫기']);
  });

  test('counts a phrase selected in code as used', () => {
    expect(problemsOf("닫기: 'Close'", "const words = { close: '닫기' } as const;")).toEqual([]);
  });

  test('reports a key in two tables', () => {
    const tables = ['a.ts', 'b.ts'].flatMap((file) =>
      readTable(file, "export const en = { 닫기: 'Close' };"),
    );
    expect(findProblems(tables, [readUses('c.ts', "t('닫기')")])).toEqual([
      'b.ts:1 already in a.ts:1: 닫기',
    ]);
  });

  test('requires plural forms for phrases with a count', () => {
    expect(problemsOf("'{{count}}개': '{{count}} items'", "t('{{count}}개', { count })")).toEqual([
      'a.tsx:1 needs _one and _other: {{count}}개',
    ]);
    expect(problemsOf("'개_one': 'item', '개_other': 'items'", "t('개')")).toEqual([
      'a.tsx:1 needs a count: 개',
    ]);
    expect(problemsOf("'개_other': 'items'", "'개'")).toEqual([
      'en.ts:1 without its plural form: 개_other',
    ]);
  });

  test('requires the same placeholders in both languages', () => {
    expect(problemsOf("'{{name}} 님': 'Dear {{nam}}'", "t('{{name}} 님', { name })")).toEqual([
      'en.ts:1 the English leaves out {{name}}: {{name}} 님',
      'en.ts:1 the key has no {{nam}}: {{name}} 님',
    ]);
  });

  test('reports Korean or empty text in English', () => {
    expect(problemsOf("닫기: '닫기', 취소: ' '", "t('닫기'); t('취소');")).toEqual([
      'en.ts:1 Korean in the English: 닫기',
      'en.ts:1 empty: 취소',
    ]);
  });
});

describe('a particle behind a value', () => {
  test.each([
    ['{{phone}}로 보냈어요', '{{phone}}로'],
    ['{{phone}}으로 보냈어요', '{{phone}}으로'],
    ['{{phone}}로는 보내지 않아요', '{{phone}}로는'],
    ['{{email}}로 메일을 보냈어요.', '{{email}}로'],
    ['{{name}}은 벌써 있어요', '{{name}}은'],
    ['{{name}}는 벌써 있어요', '{{name}}는'],
    ['‘{{title}}’이 없어요', '{{title}}’이'],
    ['‘{{title}}’가 없어요', '{{title}}’가'],
    ['{{title}}을 담았어요', '{{title}}을'],
    ['{{title}}를 담았어요', '{{title}}를'],
    ['{{title}}과 함께', '{{title}}과'],
    ['{{title}}와 함께', '{{title}}와'],
    ['{{count}}이에요.', '{{count}}이에요'],
    ['{{count}}예요.', '{{count}}예요'],
    ['{{place}}이나 가까운 곳', '{{place}}이나'],
    ['{{place}}나 가까운 곳', '{{place}}나'],
    ['{{code}}라고 적어 주세요', '{{code}}라고'],
    ['{{day}}로 옮겼어요', '{{day}}로'],
    // Amounts end in a vowel: 달러, 센트.
    ['합계가 {{total}}이에요.', '{{total}}이에요'],
    ['{{amount}}을 돌려드려요', '{{amount}}을'],
    ['{{amount}}은 남아 있지 않아요', '{{amount}}은'],
    ['{{total}}이 취소돼요', '{{total}}이'],
    ['{{price}}으로 바꿔요', '{{price}}으로'],
  ])('fits only some values of %s', (phrase, found) => {
    expect(unfitParticle(phrase)).toBe(found);
  });

  test.each([
    '합계가 {{total}}예요.',
    '{{amount}}를 돌려드려요',
    '{{amount}}는 남아 있지 않아요',
    '{{total}}가 취소돼요',
    '{{after}}로 바꿔요',
    '{{phone}} 번호로 보냈어요',
    '{{email}} 주소로 메일을 보냈어요.',
    '{{count}}가지',
    '{{count}}개를 담았어요',
    '{{place}}에는 배송하지 않아요',
    '{{day}}까지 주문',
    '{{day}}부터 보여요',
    '{{name}} 님은 처음이에요',
    '시각({{when}})이 지났어요',
    '{{held}}만 남아 있어요',
    '{{count}}이상한 말',
  ])('fits every value of %s', (phrase) => {
    expect(unfitParticle(phrase)).toBeUndefined();
  });

  test('is reported with the phrase', () => {
    const table = `'{{phone}}로 보냈어요': 'Sent to {{phone}}'`;
    expect(problemsOf(table, "t('{{phone}}로 보냈어요', { phone });")).toEqual([
      'en.ts:1 {{phone}}로 fits only some values: {{phone}}로 보냈어요',
    ]);
  });
});
