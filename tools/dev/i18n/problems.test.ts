import { describe, expect, test } from 'vitest';
import { readTable, readUses } from './phrases.ts';
import { findProblems } from './problems.ts';

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
