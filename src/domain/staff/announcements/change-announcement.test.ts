import { describe, expect, it } from 'vitest';
import type { AnnouncementContent } from '../../messages/announcement.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { changeAnnouncement } from './change-announcement.ts';

const trimmed: AnnouncementContent = {
  kind: 'holiday',
  places: ['dialog'],
  title: { ko: '설 휴무', en: 'Lunar New Year' },
  text: { ko: '쉬어요', en: 'Closed' },
};
const content = { ...trimmed, title: { ko: ' 설 휴무 ', en: 'Lunar New Year' }, until: undefined };
const input = { id: 'new-year', content };

describe('changeAnnouncement', () => {
  it('posts an announcement without blanks around its texts, and logs it', async () => {
    const posted = await storeAfterAction(changeAnnouncement, input, {}, { seen: null });
    expect(posted['common/gongji']).toEqual({ 'new-year': trimmed });
    expect(posted['staffLog/entry-1']).toMatchObject({ before: null, after: trimmed });
  });

  it('replaces an announcement that was stored with blanks around its title', async () => {
    const store = { 'common/gongji': { 'new-year': { ...trimmed, title: content.title } } };
    const down = { id: 'new-year', content: null };
    const after = await storeAfterAction(changeAnnouncement, down, store, { seen: trimmed });
    expect(after['common/gongji']).toEqual({});
  });

  it('asks before it replaces what does not fit the schema', async () => {
    const store = { 'common/gongji': { 'new-year': 'rubbish' } };
    expect(await outcomeOf(changeAnnouncement, input, store, { seen: null })).toMatchObject({
      kind: 'conflict',
      now: 'rubbish',
    });
  });

  it.each([
    ['id', { id: 'new year' }],
    ['content.title.en', { content: { ...content, title: { ko: '설', en: ' ' } } }],
    ['content.places', { content: { ...content, places: [] } }],
    ['content.from', { content: { ...content, from: 'soon' } }],
    ['content.deliveryDays', { content: { ...content, places: ['date' as const] } }],
    ['until', { content: { ...content, from: '2027-01-02T00:00', until: '2027-01-02T00:00' } }],
  ])('names %s as invalid', async (field, change) => {
    expect(await outcomeOf(changeAnnouncement, { ...input, ...change }, {})).toEqual({
      kind: 'refused',
      problem: { code: 'invalid', field },
    });
  });
});
