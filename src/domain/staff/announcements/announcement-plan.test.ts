import { describe, expect, it } from 'vitest';
import type { AnnouncementContent } from '../../messages/announcement.ts';
import { applyWrites } from '../../testing/apply-writes.ts';
import { otherActor, staffActor } from '../../testing/staff.ts';
import { planAnnouncement } from './announcement-plan.ts';

const content: AnnouncementContent = {
  kind: 'holiday',
  places: ['dialog'],
  title: { ko: ' 설 휴무 ', en: 'Lunar New Year' },
  text: { ko: '쉬어요', en: 'Closed' },
  until: undefined,
};
const trimmed = {
  kind: 'holiday',
  places: ['dialog'],
  title: { ko: '설 휴무', en: 'Lunar New Year' },
  text: { ko: '쉬어요', en: 'Closed' },
};
const post = (
  change: Partial<Parameters<typeof planAnnouncement>[0]>,
  stored?: Record<string, unknown>,
) => planAnnouncement({ id: 'new-year', content, ...change }, stored, staffActor);

describe('planAnnouncement', () => {
  it('posts an announcement with its entry in the log, and takes it down', () => {
    const plan = post({ seen: null });
    if (plan.kind !== 'write') throw new Error(plan.kind);
    const posted = applyWrites({}, plan.writes);
    expect(posted['common/gongji']).toEqual({ 'new-year': trimmed });
    expect(posted['staffLog/entry-1']).toMatchObject({
      action: 'announcement',
      subject: 'new-year',
      before: '–',
      after: '설 휴무',
    });
    const down = planAnnouncement(
      { id: 'new-year', content: null, seen: trimmed as AnnouncementContent },
      posted['common/gongji'],
      otherActor,
    );
    if (down.kind !== 'write') throw new Error(down.kind);
    const after = applyWrites(posted, down.writes);
    expect(after['common/gongji']).toEqual({});
    expect(after['staffLog/entry-2']).toMatchObject({ before: '설 휴무', after: '–' });
  });

  it('changes nothing when the same announcement is posted already, or when there is none to take down', () => {
    expect(post({}, { 'new-year': trimmed })).toEqual({ kind: 'already-done' });
    expect(post({ content: null }, {})).toEqual({ kind: 'already-done' });
  });

  it('refuses to replace an announcement that somebody else has changed meanwhile', () => {
    const theirs = { ...trimmed, title: { ko: '추석', en: 'Chuseok' } };
    expect(post({ seen: null }, { 'new-year': theirs })).toEqual({
      kind: 'refused',
      problem: { code: 'changed-meanwhile', state: '추석' },
    });
    expect(post({ seen: null }, { 'new-year': 'rubbish' })).toMatchObject({
      problem: { code: 'changed-meanwhile', state: '?' },
    });
  });

  it('replaces an announcement that was stored with blanks around its title', () => {
    const stored = { 'new-year': { ...trimmed, title: content.title } };
    const change = { content: null, seen: trimmed as AnnouncementContent };
    expect(post(change, stored)).toMatchObject({ kind: 'write' });
  });

  it.each([
    ['id', { id: 'new year' }],
    ['title.en', { content: { ...content, title: { ko: '설', en: ' ' } } }],
    ['places', { content: { ...content, places: [] } }],
    ['from', { content: { ...content, from: 'soon' } }],
    ['deliveryDays', { content: { ...content, places: ['date' as const] } }],
    ['until', { content: { ...content, from: '2027-01-02T00:00', until: '2027-01-02T00:00' } }],
  ])('names %s as invalid', (field, change) => {
    expect(post(change)).toEqual({ kind: 'refused', problem: { code: 'invalid', field } });
  });
});
