// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Language } from '../../../../domain/lib/language.ts';
import { staffActions } from '../../../../domain/staff/actions/actions.ts';
import { limitReachedText } from '../../../../domain/staff/logged-text.ts';
import type { StaffLogEntry } from '../../../../domain/staff/staff-log.ts';
import { menus } from '../../../../domain/testing/fixtures.ts';
import { staff } from '../../../../i18n/en/staff.ts';
import { i18n, loadLanguage } from '../../../../i18n/i18n.ts';
import { LogEntry } from './log-entry.tsx';
import { actionName } from './log-message.ts';

vi.hoisted(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo');
});

beforeAll(async () => {
  // Staff's phrases are added to the others, never in their place, as other tests share this process.
  await loadLanguage('en');
  i18n.addResourceBundle('en', 'translation', staff, true, true);
});
afterEach(cleanup);

it.each(['ko', 'en'])('names every action of staff in %s', (language) => {
  const t = i18n.getFixedT(language);
  for (const { name } of staffActions) expect(actionName(t, name)).not.toBe(name);
});

function show(entry: Partial<StaffLogEntry>, language: Language = 'en'): string {
  const whole = { at: 0, actor: 's', actorName: 's@example.com', action: '', before: null };
  render(
    <MemoryRouter>
      <LogEntry
        entry={{ ...whole, after: null, ...entry }}
        context={{ t: i18n.getFixedT(language), language, menus, categories: {} }}
        onUndone={() => {}}
      />
    </MemoryRouter>,
  );
  return screen.getByRole('listitem').textContent ?? '';
}

it("names a changed dish in the reader's language", () => {
  const shown = show({ action: 'limit', subject: 'soup', before: null, after: 2 });
  expect(shown).toContain(`Limit per person: ${menus.soup?.titleEn}`);
});

it('says that the shop sold a dish out because its limit in all was reached', () => {
  const entry = {
    action: 'sold-out',
    subject: 'soup',
    actorName: 'shop',
    before: { soup: true },
    after: { soup: false },
    reason: limitReachedText({ ordered: 21, limit: 20 }),
  };
  const english = show(entry);
  expect(english).toContain('Beef soup On sale → Beef soup Sold out');
  expect(english).toMatch(/21 of 20 ordered.*the shop \(by itself\)$/);
  cleanup();
  expect(show(entry, 'ko')).toMatch(/20개 중 21개 주문.*가게\(자동\)$/);
  cleanup();
  expect(show({ action: 'order', reason: 'on' })).toContain('on');
});

it.each([
  ['exported', '파일로 받았어요', undefined],
  ['sending', '보내는 중', undefined],
  ['sent', '보냈어요', undefined],
  ['failed', '문자 실패', undefined],
  ['on', '켬', undefined],
  ['off', '끔', undefined],
  ['balance repaired', '포인트 잔액을 바로잡았어요', undefined],
  ['waiting', '답하기 전', undefined],
  ['declined', '거절', undefined],
  ['', '–', '–'],
  ['$5.00 card', '카드로 $5.00 돌려줌', '$5.00 back to the card'],
  ['–, $60.00 points', '–, 포인트로 $60.00', '–, $60.00 as points'],
  ['1 dates kept', '날짜 1개의 주문은 남겼어요', 'Orders of 1 date kept'],
  ['3 dates kept', '날짜 3개의 주문은 남겼어요', 'Orders of 3 dates kept'],
  ['11:30 am-1:00 pm', '오전 11:30~오후 1:00', '11:30 am-1:00 pm'],
  ['곰탕 팀', '곰탕 팀', '곰탕 팀'],
])('shows the stored text %j in the words of either language', (after, korean, english) => {
  expect(show({ action: 'refund', before: '–', after }, 'ko')).toContain(`– → ${korean}`);
  cleanup();
  if (english) expect(show({ action: 'refund', before: '–', after })).toContain(`– → ${english}`);
});

it('says that a customer deleted the own account, and which setting the terminal changed', () => {
  const gone = { action: 'customer-deleted', actorName: 'customer', after: '1 dates kept' };
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
