import { expect, it } from 'vitest';
import { date, dateId, now } from '../testing/fixtures.ts';
import { type ReminderText, reminderMail, reminderSms } from './reminder-text.ts';
import { smsSize } from './sms-size.ts';

const reminder: ReminderText = {
  ...{ kind: 'closing', dateId, date, language: 'ko', now },
  ...{ web: 'https://shop.example', stop: 'stop-page-of-u1-' },
};
const link = `https://shop.example/date-detail`;

it.each([
  [
    'closing',
    'ko',
    `[한상] 11월 24일 (화) 시드니 배송 주문이 11월 22일 (일) 오후 5:00에 마감돼요. ${link}/ko/${dateId}?again\n그만 받기: https://shop.example/stop/stop-page-of-u1-`,
  ],
  [
    'opening',
    'ko',
    `[한상] 11월 24일 (화) 시드니 배송 주문이 열렸어요. 11월 22일 (일) 오후 5:00까지 받아요. ${link}/ko/${dateId}\n그만 받기: https://shop.example/stop/stop-page-of-u1-`,
  ],
  [
    'closing',
    'en',
    `[Hansang] Orders for Tue, 24 Nov Sydney close Sun, 22 Nov 5:00 pm. ${link}/en/${dateId}?again\nStop: https://shop.example/stop/stop-page-of-u1-`,
  ],
  [
    'opening',
    'en',
    `[Hansang] Orders for Tue, 24 Nov Sydney are open until Sun, 22 Nov 5:00 pm. ${link}/en/${dateId}\nStop: https://shop.example/stop/stop-page-of-u1-`,
  ],
] as const)(
  'a text about %s in %s names the shop, the day, the cut-off and the way out',
  (kind, language, text) => {
    expect(reminderSms({ ...reminder, kind, language })).toBe(text);
    expect(smsSize(text)).toMatchObject(
      language === 'ko' ? { parts: 3 } : { encoding: 'gsm', parts: 2 },
    );
  },
);

const back = { kind: 'back' as const, dish: { menuKey: 'stew', title: '김치찌개' } };

it.each([
  [
    'ko',
    '김치찌개',
    `[한상] 11월 24일 (화) 시드니 배송에 다시 팔아요: 김치찌개. 11월 22일 (일) 오후 5:00까지, 먼저 주문하신 순서예요. ${link}/ko/${dateId}?dish=stew\n그만 받기: https://shop.example/stop/stop-page-of-u1-`,
  ],
  [
    'en',
    'Kimchi stew',
    `[Hansang] Kimchi stew is back for Tue, 24 Nov Sydney. Order by Sun, 22 Nov 5:00 pm, while there is some left. ${link}/en/${dateId}?dish=stew\nStop: https://shop.example/stop/stop-page-of-u1-`,
  ],
] as const)(
  'a text in %s says which dish is back, for which day, and leads to it',
  (language, title, text) => {
    const dish = { ...back.dish, title };
    expect(reminderSms({ ...reminder, ...back, dish, language })).toBe(text);
    expect(smsSize(text).parts).toBe(language === 'ko' ? 3 : 2);
  },
);

it('an e-mail about a dish takes no markup from its title, and not all of a very long one', () => {
  const title = `<b>Stew</b> & ${'x'.repeat(60)}`;
  const mail = reminderMail({ ...reminder, ...back, dish: { menuKey: 'stew', title } });
  expect(mail.html).toContain('&lt;b&gt;Stew&lt;/b&gt; &amp; x');
  expect(mail.html).not.toContain('x'.repeat(40));
  expect(mail.html).toContain('이 메뉴 보기');
  expect(mail.subject).toContain('<b>Stew</b> & x');
});

it.each(['ko', 'en'] as const)(
  'an e-mail in %s says the same, and how mail programs end it',
  (language) => {
    const mail = reminderMail({ ...reminder, language });
    const stop = 'https://shop.example/stop/stop-page-of-u1-';
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(`${link}/${language}/${dateId}?again`);
      expect(body).toContain(stop);
    }
    expect(mail.subject).toContain(language === 'ko' ? '마감' : 'close');
    expect(mail.headers).toEqual({
      'List-Unsubscribe': '<https://shop.example/app/stop/stop-page-of-u1->',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(reminderMail({ ...reminder, kind: 'opening', language }).html).not.toContain('again');
  },
);
