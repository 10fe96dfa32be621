import { formatMoney } from '../../../src/domain/lib/money.ts';
import { balanceWrite, runningBalance, wrongBalances } from '../../../src/domain/points/balance.ts';
import { countedLedger } from '../../../src/domain/points/own-ledger.ts';
import { readData, type Shop, writeLogged } from '../connect.ts';
import { withProgress } from '../progress.ts';
import { say } from '../say.ts';
import { printTable } from '../table.ts';

/**
 * Lists balances that are missing or differ from their ledger; with `repair` corrects them. Exit code 2 if
 * any remain.
 */
export async function auditBalances(shop: Shop, repair: boolean): Promise<void> {
  const all = async (collection: string) => {
    const { docs } = await shop.db.collection(collection).get();
    return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
  };
  const ledgers = await all('points');
  for (const [uid, entries] of Object.entries(ledgers)) {
    const { unreadable } = countedLedger(entries);
    if (unreadable.length > 0) say(`points/${uid}: ${unreadable.join(', ')} can't be read.`);
  }
  const wrong = wrongBalances(ledgers, await all('pointBalances'));
  const checked = Object.keys(ledgers).length;
  if (wrong.length === 0) {
    say(`Points: the balances of all ${checked} customers add up.`);
    return;
  }
  const rows: string[][] = [];
  for (const { uid, stored, ledger } of wrong) {
    const user = await readData(shop, `users/${uid}`);
    rows.push([
      String(user?.name ?? ''),
      String(user?.email ?? uid),
      stored === undefined ? 'missing' : formatMoney(stored),
      formatMoney(ledger),
    ]);
  }
  printTable(['name', 'customer', 'balance', 'ledger says'], rows);
  if (!repair) {
    say(`${wrong.length} of ${checked} balances do not add up; --repair sets them.`);
    process.exitCode = 2;
    return;
  }
  await withProgress('balances', wrong, async ({ uid }) => {
    const change = { action: 'points' as const, uid, before: '', after: 'balance repaired' };
    await writeLogged(shop, change, async (read) => {
      const { entries } = countedLedger((await read(`points/${uid}`)) ?? {});
      return [balanceWrite(uid, runningBalance(entries))];
    });
  });
  say(`${wrong.length} of ${checked} balances were set to what their ledgers say.`);
}
