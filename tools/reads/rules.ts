import type { AccessCost } from 'local-firestore';
import { parseActiveDates } from '../../src/domain/active-date.ts';
import { isOpen } from '../../src/domain/dates.ts';
import { orderWritesFor } from '../../tests/rules/support/ordering.ts';
import { restClient } from '../../tests/rules/support/rest-client.ts';
import { sampleFirestore } from '../hosting/with-shop.ts';
import { ownerFirestore } from '../stack/owner-firestore.ts';
import { sampleUser } from './customer.ts';

const dishes = 5;

/** Counts what the security rules read while one cash order is read and committed by the shop's own plan. */
export async function countRules(): Promise<void> {
  let costs: AccessCost[] = [];
  const store = await sampleFirestore({ onAccess: (cost) => costs.push(cost) });
  try {
    const { uid, email } = sampleUser('cash');
    const dates = parseActiveDates(
      (await ownerFirestore(store.address).read('dates/activeDates')) ?? {},
    );
    const [dateId = '', date] = Object.entries(dates).find(([, date]) => isOpen(date)) ?? [];
    const menuIds = Object.keys(date?.menus ?? {}).slice(0, dishes);
    const quantities = Object.fromEntries(menuIds.map((menuId) => [menuId, 1]));
    const client = restClient(store.address, { sub: uid, email });
    const writes = await orderWritesFor(client.get, uid, { dateId, quantities });
    const name = (path: string) => path.replaceAll(uid, 'uid').replaceAll(dateId, 'dateId');
    const say = (what: string) => {
      const looks = new Set(costs.flatMap(({ documents }) => [...documents]));
      const paths = (after: boolean) =>
        [...looks].filter((look) => look.startsWith(`${after} `)).map((look) => look.split(' ')[1]);
      const list = (after: boolean) => name(paths(after).join(', ')) || 'none';
      console.log(`For ${what} the rules read ${looks.size} documents:`);
      console.log(`as they are ${list(false)}; as they will be ${list(true)}`);
      costs = [];
    };
    console.log();
    say('the reads of a cash order');
    await client.commit(writes);
    say('its commit');
  } finally {
    await store.close();
  }
}
