/**
 * `npm run costs [-- --orders 100,1000]`: what weeks of the shop are billed for documents (week.ts). Two sizes are played, others of
 * 100, 1,000 and 10,000 orders follow from what the orders between the two have added. `-- --record` puts the tables into
 * docs/deploy.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatSydney } from '../../src/domain/dates/format-date.ts';
import { findFreeWebPort } from '../../tools/dev/stack/free-ports.ts';
import { withTable } from '../../tools/measure/bench/figures.ts';
import { startBackShop } from '../support/functions/back-shop.ts';
import { playWeek, type Usage } from './week.ts';

const page = join(import.meta.dirname, '../../docs/deploy.md');
const kinds = ['reads', 'writes', 'deletes'] as const;
/** Of a month of 30.4 days; the quota is one of days. */
const freeOfMonth: Usage = { reads: 50_000 * 30.4, writes: 20_000 * 30.4, deletes: 20_000 * 30.4 };
/** US dollars for 100,000, of Google's multi-regions. */
const prices: Usage = { reads: 0.06, writes: 0.18, deletes: 0.02 };
const weeksOfMonth = 30.4 / 7;

type Week = Record<string, Usage>;
type Played = readonly [orders: number, week: Week];
const sum = (week: Week): Usage => {
  const of = (kind: keyof Usage) => Object.values(week).reduce((all, part) => all + part[kind], 0);
  return { reads: of('reads'), writes: of('writes'), deletes: of('deletes') };
};

/** A week of so many orders, each part on the line through the two that were played. */
function weekOf(orders: number, [few, small]: Played, [many, large]: Played): Week {
  const parts = Object.keys(large).map((part): [string, Usage] => {
    const on = (kind: keyof Usage) => {
      const [from, to] = [small[part]?.[kind] ?? 0, large[part]?.[kind] ?? 0];
      return to + ((to - from) * (orders - many)) / (many - few);
    };
    return [part, { reads: on('reads'), writes: on('writes'), deletes: on('deletes') }];
  });
  return Object.fromEntries(parts);
}

const said = (count: number) => Math.round(Number(count.toPrecision(2))).toLocaleString('en');

function monthRow(orders: number, week: Week): string {
  const all = sum(week);
  const [used, over] = [{ ...all }, { ...all }];
  for (const kind of kinds) {
    used[kind] = all[kind] * weeksOfMonth;
    over[kind] = Math.max(0, used[kind] - freeOfMonth[kind]);
  }
  const dollars = kinds.reduce((all, kind) => all + (over[kind] / 100_000) * prices[kind], 0);
  const whole = kinds.reduce((all, kind) => all + (used[kind] / 100_000) * prices[kind], 0);
  const cells = [
    orders.toLocaleString('en'),
    ...kinds.map((kind) => said(used[kind])),
    `US$${whole.toFixed(2)}`,
    dollars === 0 ? 'free' : `US$${dollars.toFixed(2)}`,
    `${said(orders * weeksOfMonth * 3)} parts`,
    `${said((orders / 2) * weeksOfMonth)} payments`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100,1000' },
    record: { type: 'boolean', default: false },
  },
});
const [few = 100, many = 1000] = values.orders.split(',').map(Number);
const shop = await startBackShop(await findFreeWebPort(), mkdtempSync(join(tmpdir(), 'costs-')));
try {
  const small: Played = [few, await playWeek(shop.addresses, few)];
  const large: Played = [many, await playWeek(shop.addresses, many)];
  const months = [
    '| Orders a week | Reads a month | Writes | Deletes | Before the free quota | After it | SMS (3 parts each) | Card fees |',
    '|---|---|---|---|---|---|---|---|',
    ...[100, 1000, 10_000].map((orders) => monthRow(orders, weekOf(orders, small, large))),
  ];
  const parts = [
    `| A week of ${many.toLocaleString('en')} orders | Reads | Writes | Deletes |`,
    '|---|---|---|---|',
    ...Object.entries(large[1]).map(
      ([part, used]) => `| ${part} | ${kinds.map((kind) => said(used[kind])).join(' | ')} |`,
    ),
  ];
  const day = formatSydney(Date.now(), 'en', { day: 'numeric', month: 'short', year: 'numeric' });
  const counted = `Counted on ${day} in weeks of ${few} and ${many.toLocaleString('en')} orders; the other rows lie on the line through these.`;
  const tables = [...months, '', ...parts, '', counted].join('\n');
  console.log(tables);
  if (values.record) {
    writeFileSync(page, withTable(readFileSync(page, 'utf8'), 'costs', tables));
  }
} finally {
  await shop.stop();
  rmSync(shop.addresses.dataDir, { recursive: true, force: true });
}
process.exit();
