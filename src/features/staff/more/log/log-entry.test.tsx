// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Language } from '../../../../domain/lib/language.ts';
import { staffActions } from '../../../../domain/staff/actions/actions.ts';
import { portionsText } from '../../../../domain/staff/logged-text.ts';
import type { StaffLogEntry } from '../../../../domain/staff/staff-log.ts';
import { menus } from '../../../../domain/testing/fixtures.ts';
import { staff } from '../../../../i18n/en/staff-phrases.ts';
import { i18n, loadLanguage } from '../../../../i18n/i18n.ts';
import { actionName } from '../../common/action-words/action-words.ts';
import { LogEntry } from './log-entry.tsx';
import { logWords } from './log-words.ts';

beforeAll(async () => {
  // Staff's phrases are added to the others, never in their place, as other tests share this process.
  await loadLanguage('en');
  i18n.addResourceBundle('en', 'translation', staff, true, true);
});
afterEach(cleanup);

it.each(['ko', 'en'])('names every action of staff in %s', (language) => {
  const t = i18n.getFixedT(language);
  for (const { name } of staffActions) {
    expect(actionName(t, name)).not.toBe(name);
  }
});

function show(
  logged: Partial<StaffLogEntry>,
  language: Language = 'en',
  customer?: string,
): string {
  const whole = { at: 0, actor: 's', actorName: 's@example.com', action: '', before: null };
  const entry = { ...whole, after: null, ...logged };
  const context = { t: i18n.getFixedT(language), language, menus, categories: {} };
  const words = logWords(entry, context, customer);
  render(
    <MemoryRouter>
      <LogEntry entry={entry} words={words} context={context} onUndone={() => {}} />
    </MemoryRouter>,
  );
  return screen.getByRole('listitem').textContent ?? '';
}

it('names the customer that a change was about, beside the dish', () => {
  expect(show({ action: 'order', uid: 'u1' }, 'ko', '김하늘')).toContain('전화 주문: 김하늘');
  cleanup();
  const dish = `Limit per person: ${menus.soup?.titleEn} · Sky Kim`;
  expect(show({ action: 'limit', subject: 'soup', uid: 'u1' }, 'en', 'Sky Kim')).toContain(dish);
});

it("names a changed dish in the reader's language", () => {
  const shown = show({ action: 'limit', subject: 'soup', before: null, after: 2 });
  expect(shown).toContain(`Limit per person: ${menus.soup?.titleEn}`);
});

it('says that an issue was handled, with or without a note', () => {
  expect(show({ action: 'issue', before: null, after: '' })).toContain('Open → Resolved');
  cleanup();
  expect(show({ action: 'issue', before: '', after: 'called' })).toContain(
    'Resolved → Resolved: called',
  );
});

it('says that the shop sold a dish out because its limit in all was reached', () => {
  const entry = {
    action: 'sold-out',
    subject: 'soup',
    actorName: 'shop',
    before: { soup: true },
    after: { soup: 'at-limit' },
    reason: portionsText({ ordered: 21, limit: 20 }),
  };
  const english = show(entry);
  expect(english).toContain('Beef soup On sale → Beef soup Sold out by itself');
  expect(english).toMatch(/21 of 20 ordered.*the shop \(by itself\)$/);
  cleanup();
  expect(show(entry, 'ko')).toMatch(/20개 중 21개 주문.*가게\(자동\)$/);
  cleanup();
  expect(show({ action: 'order', reason: 'on' })).toContain('on');
});

const order = {
  total: 6000,
  lines: [{ menuTitle: '곰탕', menuTitleEn: 'Beef soup', q: 3 }],
};
const given = { amount: 500, to: 'card' };
const window = { from: Date.parse('2026-11-24T00:30Z'), to: Date.parse('2026-11-24T02:00Z') };

it.each([
  ['refund', { order }, '$60.00: 곰탕 ×3', '$60.00: Beef soup ×3'],
  [
    'refund',
    { order, given },
    '$60.00: 곰탕 ×3, 카드로 $5.00 돌려줌',
    '$60.00: Beef soup ×3, $5.00 back to the card',
  ],
  ['refund', { order: null, given }, '취소됨, 카드로 $5.00 돌려줌', 'cancelled, $5.00 back'],
  ['refund-exception', { given: { ...given, to: 'points' } }, '포인트로 $5.00', '$5.00 as points'],
  ['refund-retried', {}, '–', '–'],
  ['refund-declined', 'waiting', '답하기 전', 'not answered'],
  ['refund-declined', 'declined', '거절', 'declined'],
  ['delivery-message', null, '알리기 전', 'not told'],
  ['delivery-message', window, '오전 11:30~오후 1:00', '11:30 am-1:00 pm'],
  [
    'delivery-time',
    { u1_7KingRdRyde: window },
    '7 King Rd Ryde 오전 11:30',
    '7 King Rd Ryde 11:30 am',
  ],
  [
    'delivery-time',
    {
      a: window,
      b: { from: window.from + 3_600_000, to: window.to + 3_600_000 },
      c: null,
      d: window,
    },
    '4곳 오전 11:30~오후 2:00',
    '4 stops 11:30 am-2:00 pm',
  ],
  [
    'stops',
    { stops: ['u1_7KingRdRyde', 'u2_9AYewStRyde'] },
    '7 King Rd Ryde → 9 AYew St Ryde',
    '7 King Rd Ryde → 9 AYew St Ryde',
  ],
  [
    'stops',
    {
      stops: { moves: 'u1_7KingRdRyde', behind: 'u2_9AYewStRyde' },
      places: { u1_7KingRdRyde: 'm' },
    },
    '7 King Rd Ryde: 9 AYew St Ryde 다음',
    '7 King Rd Ryde: after 9 AYew St Ryde',
  ],
  [
    'route',
    { areas: ['Ryde', ''], stops: ['u1_7KingRdRyde', 'a_1', 'a_2', 'a_3'] },
    'Ryde → 다른 지역, 1. 7 King Rd Ryde, 2. 1, 3. 2, 그 밖에 1곳',
    'Ryde → Other places, 1. 7 King Rd Ryde, 2. 1, 3. 2, and 1 more stop',
  ],
  ['stops', { areas: { moves: '', behind: null } }, '다른 지역: 맨 앞', 'Other places: first'],
  ['customer-exported', true, '파일로 받았어요', 'downloaded'],
  ['customer-exported', false, '–', '–'],
  ['customer-deleted', null, '–', '–'],
  ['customer-deleted', { datesKept: 1 }, '날짜 1개의 주문은 남겼어요', 'Orders of 1 date kept'],
  ['customer-deleted', { datesKept: 3 }, '날짜 3개의 주문은 남겼어요', 'Orders of 3 dates kept'],
  ['staff-rights', 'owner', '사장', 'Owner'],
  ['staff-rights', 'books', '장부', 'Books'],
  ['staff-rights', 'off', '직원 아님', 'Not of staff'],
  ['customer', 'balance repaired', '포인트 잔액을 바로잡았어요', 'points balance corrected'],
  ['customer', 'on', '켬', 'on'],
  ['customer', 'off', '끔', 'off'],
  ['customer', '', '–', '–'],
  ['delivery-message', '곰탕 팀', '곰탕 팀', '곰탕 팀'],
])('shows what %s logs, %j, in the words of either language', (action, after, korean, english) => {
  expect(show({ action, before: '', after }, 'ko')).toContain(`– → ${korean}`);
  cleanup();
  expect(show({ action, before: '', after }).toLowerCase()).toContain(
    `– → ${english.toLowerCase()}`,
  );
});

it('tells two sets of delivery times of one span apart by the stops that differ', () => {
  const at = (hours: number) => ({
    from: window.from + hours * 3_600_000,
    to: window.from + (hours + 1) * 3_600_000,
  });
  const before = { a: at(0), u1_7KingRdRyde: at(1), u2_9AYewStRyde: at(2), d: at(3) };
  const after = { ...before, u1_7KingRdRyde: at(2), u2_9AYewStRyde: at(1) };
  expect(show({ action: 'delivery-time', before, after })).toContain(
    '7 King Rd Ryde 12:30-1:30 pm, 9 AYew St Ryde 1:30-2:30 pm → ' +
      '7 King Rd Ryde 1:30-2:30 pm, 9 AYew St Ryde 12:30-1:30 pm',
  );
  cleanup();
  const turned = { a: at(3), u1_7KingRdRyde: at(2), u2_9AYewStRyde: at(1), d: at(0) };
  expect(show({ action: 'delivery-time', before, after: turned }, 'ko')).toContain(
    '9 AYew St Ryde 오후 1:30~2:30, 그 밖에 1곳 → ',
  );
});

it('says that a customer deleted the own account, and which setting the terminal changed', () => {
  const gone = { action: 'customer-deleted', actorName: 'customer', after: { datesKept: 1 } };
  expect(show(gone, 'ko')).toMatch(/· 손님$/);
  cleanup();
  const setting = {
    action: 'customer',
    subject: 'confirmed e-mail at sign-up',
    before: '–',
    after: 'on',
  };
  expect(show(setting, 'ko')).toContain('손님: 가입할 때 이메일 확인');
});
