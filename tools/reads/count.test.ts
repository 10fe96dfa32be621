import { describe, expect, it } from 'vitest';
import { readsOf } from './count.ts';

const root = 'projects/p/databases/(default)/documents';
const none = { plain: [], listened: [], written: [] };

describe('readsOf', () => {
  it('counts every document of a plain read', () => {
    const body = JSON.stringify({
      documents: [`${root}/dates/activeDates`, `${root}/common/gongji`],
    });
    expect(readsOf(`https://firestore.example/v1/${root}:batchGet?key=k`, body)).toEqual({
      ...none,
      plain: ['dates/activeDates', 'common/gongji'],
    });
  });

  it('counts the start of a listener, not its end', () => {
    const add = { addTarget: { documents: { documents: [`${root}/manages/menus`] }, targetId: 2 } };
    const body = new URLSearchParams({
      count: '2',
      req0___data__: JSON.stringify(add),
      req1___data__: JSON.stringify({ removeTarget: 4 }),
    });
    expect(readsOf('https://firestore.example/Listen/channel?RID=1', String(body))).toEqual({
      ...none,
      listened: ['manages/menus'],
    });
  });

  it('counts a commit’s writes, not its verify preconditions', () => {
    const writes = [
      { update: { name: `${root}/users/u1`, fields: {} } },
      { delete: `${root}/orders2/1` },
      { verify: `${root}/manages/menus`, currentDocument: {} },
    ];
    expect(readsOf(`https://x/v1/${root}:commit`, JSON.stringify({ writes }))).toEqual({
      ...none,
      written: ['users/u1', 'orders2/1'],
    });
  });

  it('ignores all other requests', () => {
    expect(readsOf('https://shop.example/assets/a.js', null)).toEqual(none);
    expect(readsOf('https://firestore.example/Listen/channel?TYPE=xmlhttp', null)).toEqual(none);
  });
});
