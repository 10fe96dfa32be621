import { describe, expect, test } from 'vitest';
import type { Menu } from './menu.ts';
import { isSearchable, isSearchableOnDate, searchMenus } from './menu-search.ts';

const menu = (title: string, titleEn?: string): Menu => ({
  title,
  ...(titleEn ? { titleEn } : {}),
  price: 10,
  cat: 'a',
  active: true,
});

const menus = {
  jjigae: menu('돼지고기 김치찌개', 'Kimchi stew with pork'),
  kimchi: menu('배추김치 1kg', 'Napa kimchi'),
  kimbap: menu('김밥', 'Kimbap'),
  bulgogi: menu('소불고기'),
};

describe('searchMenus', () => {
  test.each([
    ['김치', ['jjigae', 'kimchi']],
    ['김치 찌개', ['jjigae']],
    ['찌개 돼지', ['jjigae']],
    ['  소불고기 ', ['bulgogi']],
    ['KIMCHI', ['jjigae', 'kimchi']],
    ['pork stew', ['jjigae']],
    ['kimchistew', ['jjigae']],
    ['1kg', ['kimchi']],
    ['라면', []],
  ])('%s', (query, found) => {
    expect(searchMenus(menus, query, 'ko')).toEqual(found);
  });

  test('finds a title at every stage of typing it', () => {
    for (const stage of ['김ㅊ', '김치', '김치찌', '김치찍', '김치찌개']) {
      expect(searchMenus(menus, stage, 'ko'), stage).toContain('jjigae');
    }
    expect(searchMenus(menus, '불곡', 'ko')).toEqual(['bulgogi']);
  });

  test('finds a title by its initial consonants', () => {
    expect(searchMenus(menus, 'ㄱㅊㅉㄱ', 'ko')).toEqual(['jjigae']);
    expect(searchMenus(menus, 'ㅂㄱㄱ', 'ko')).toEqual(['bulgogi']);
  });

  test('matches only from the start of a syllable', () => {
    expect(searchMenus({ a: menu('공기밥') }, 'ㅗㅇ기', 'ko')).toEqual([]);
  });

  test('sorts by the title in the reader’s language', () => {
    expect(searchMenus(menus, 'kim', 'ko')).toEqual(['kimbap', 'jjigae', 'kimchi']);
    expect(searchMenus(menus, 'kim', 'en')).toEqual(['kimbap', 'jjigae', 'kimchi']);
    expect(searchMenus({ ...menus, a: menu('하나 김치', 'A kimchi') }, 'kimchi', 'en')[0]).toBe(
      'a',
    );
  });

  test('finds a kind of dish by its one syllable', () => {
    const kinds = { soup: menu('미역국'), pancake: menu('해물파전'), porridge: menu('전복죽') };
    expect(searchMenus(kinds, '국', 'ko')).toEqual(['soup']);
    expect(searchMenus(kinds, ' 전 ', 'ko')).toEqual(['pancake', 'porridge']);
  });

  test('puts the dishes of a kind before those whose name only begins or goes on with it', () => {
    const kinds = {
      noodles: menu('국물 떡볶이'),
      stew: menu('한국식 볶음'),
      soup: menu('황태 미역국 (2인분)'),
      other: menu('소고기 무국'),
    };
    expect(searchMenus(kinds, '국', 'ko')).toEqual(['other', 'soup', 'noodles', 'stew']);
  });

  test.each([
    ['돈까스', '등심 돈가스'],
    ['돈가스', '등심 돈까스'],
    ['김치찌게', '김치찌개'],
    ['육계장', '육개장'],
    ['순대국', '순댓국'],
    ['쭈꾸미', '주꾸미 볶음'],
    ['아구찜', '아귀찜'],
    ['소세지', '소시지 볶음'],
    ['짜장', '자장면'],
    ['떡복이', '국물 떡볶이'],
    ['떡뽁이', '국물 떡볶이'],
    ['오뎅', '어묵 볶음'],
    ['설농탕', '설렁탕'],
    ['닭도리탕', '닭볶음탕'],
    ['계란말이', '달걀말이'],
    ['bulgoki', 'Bulgogi'],
    ['dumplings', 'Kimchi dumpling'],
    ['noodles', 'Noodle soup'],
    ['radishes', 'Radish kimchi'],
    ['berries', 'Berry tea'],
  ])('%s finds %s', (query, title) => {
    const shop = { meant: menu(title, title), other: menu('잡채', 'Japchae') };
    expect(searchMenus(shop, query, 'ko')).toEqual(['meant']);
  });

  test('guesses nothing where something is found as it was typed, nor from a short word', () => {
    const shop = { as: menu('된장찌개'), near: menu('된장찌게'), tea: menu('차') };
    expect(searchMenus(shop, '된장찌개', 'ko')).toEqual(['as']);
    expect(searchMenus(shop, '초', 'ko')).toEqual([]);
  });

  test('finds nothing for a single letter or consonant', () => {
    expect(searchMenus(menus, ' k ', 'ko')).toEqual([]);
    expect(searchMenus(menus, 'ㄱ', 'ko')).toEqual([]);
    expect(searchMenus(menus, '', 'ko')).toEqual([]);
  });

  test('asks for two characters among all dishes, for one syllable on a date', () => {
    expect(['김', 'k', '김치'].map(isSearchable)).toEqual([false, false, true]);
    expect(['김', 'k', 'ㄱ', '김치', 'ㄱㅊ'].map(isSearchableOnDate)).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });
});
