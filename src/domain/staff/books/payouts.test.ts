import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFixedDollars } from '../../lib/money.ts';
import { type CardMovement, comparePayouts, periodOf } from './compare-payouts.ts';
import { type PayoutRow, readPayoutFile } from './payout-file.ts';

const header =
  'automatic_payout_id,balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,description,payment_intent_id';
const line = (category: string, gross: string, payment: string, created = '2026-11-20 01:02:03') =>
  `po_1,txn_1,${created},aud,${gross},1.02,${gross},${category},ch_1,"An order, paid",${payment}`;
const fileOf = (...lines: string[]) => [header, ...lines].join('\r\n');

const at = Date.parse('2026-11-20T01:02:03Z');
const row = (changes: Partial<PayoutRow> = {}): PayoutRow => ({
  ...{ kind: 'payment', payment: 'pi_1', gross: 6000, fee: 102, net: 5898, at, description: '' },
  ...changes,
});
const paid = (changes: Partial<CardMovement> = {}): CardMovement => ({
  ...{ kind: 'payment', payment: 'pi_1', amount: 6000, at, name: 'Kim', dateId: '20261124_1' },
  ...changes,
});

describe('readPayoutFile', () => {
  it('reads payments, refunds and the rest in cents, and leaves out the payout itself', () => {
    const text = fileOf(
      line('charge', '60.00', 'pi_1'),
      line('refund', '-10', 'pi_1'),
      line('dispute', '-60.00', ''),
      line('dispute', '-60.00', 'pi_1'),
      line('dispute_reversal', '60.00', 'pi_1'),
      line('payout', '-9.00', ''),
    );
    expect(readPayoutFile(`\uFEFF${text}`)).toEqual([
      row({ fee: 102, net: 6000, description: 'An order, paid' }),
      row({ kind: 'refund', gross: -1000, net: -1000, description: 'An order, paid' }),
      row({ kind: 'other', payment: '', gross: -6000, net: -6000, description: 'An order, paid' }),
      row({ kind: 'dispute', gross: -6000, net: -6000, description: 'An order, paid' }),
      row({ kind: 'dispute', net: 6000, description: 'An order, paid' }),
    ]);
  });

  it.each([
    ['', { code: 'empty' }],
    [header, { code: 'empty' }],
    [fileOf(line('payout', '1', '')), { code: 'empty' }],
    [fileOf(line('charge', 'x', 'pi_1')), { code: 'row', line: 2 }],
    [fileOf(line('charge', '1', 'pi_1', 'x')), { code: 'row', line: 2 }],
    [fileOf('po_1,txn_1'), { code: 'row', line: 2 }],
    [
      fileOf(line('charge', '1', 'pi_1')).replace('aud', 'usd'),
      { code: 'currency', currency: 'usd' },
    ],
    [
      'id,gross\n1,2',
      {
        code: 'columns',
        columns: [
          'reporting_category',
          'currency',
          'fee',
          'net',
          'payment_intent_id',
          'created_utc',
        ],
      },
    ],
  ])('says why it can’t read %j', (text, problem) => {
    expect(readPayoutFile(text)).toEqual(problem);
  });
});

describe('comparePayouts', () => {
  it('finds what agrees, and what is in one and not in the other', () => {
    const lost = paid({ payment: 'pi_2', amount: 500 });
    const compared = comparePayouts(
      [
        row(),
        row({ payment: 'pi_9', gross: 700 }),
        row({ kind: 'other', gross: -1, fee: 0, net: -1 }),
      ],
      [paid(), lost, paid({ payment: 'pi_3', at: at + 1 })],
    );
    expect(compared).toMatchObject({
      ...{ agreeing: 1, file: 6700, shop: 6500, difference: 200, fees: 204, net: 11_795 },
      ...{ onlyInFile: [{ payment: 'pi_9' }], onlyInShop: [lost], differing: [] },
      others: [{ gross: -1 }],
    });
  });

  it('names payments of another amount, and adds up several rows of one', () => {
    const compared = comparePayouts([row(), row({ gross: -100 })], [paid()]);
    expect(compared.differing).toEqual([{ row: row({ gross: 5900 }), movement: paid() }]);
    expect(compared.difference).toBe(-100);
  });

  it('finds each refund once, by payment and amount', () => {
    const refund = (gross: number) => row({ kind: 'refund', gross });
    const back = (amount: number) => paid({ kind: 'refund', amount });
    const compared = comparePayouts([refund(-500), refund(-500)], [back(-500), back(-700)]);
    expect(compared).toMatchObject({
      agreeing: 1,
      onlyInFile: [refund(-500)],
      onlyInShop: [back(-700)],
    });
  });

  it('finds what a dispute takes and gives back, each once, and takes no refund for it', () => {
    const moved = (gross: number) => row({ kind: 'dispute', gross });
    const known = (amount: number) => paid({ kind: 'dispute', amount });
    const refund = paid({ kind: 'refund', amount: -6000 });
    const compared = comparePayouts(
      [moved(-6000), moved(6000)],
      [refund, known(6000), known(-6000)],
    );
    expect(compared).toMatchObject({ agreeing: 2, onlyInFile: [], onlyInShop: [refund] });
  });

  it('keeps payments without an id apart', () => {
    const unnamed = row({ payment: '' });
    expect(comparePayouts([unnamed, unnamed], []).onlyInFile).toEqual([unnamed, unnamed]);
  });

  it('explains the difference to the cent', () => {
    const one = fc.record({
      payment: fc.constantFrom('pi_1', 'pi_2', 'pi_3', 'pi_4'),
      amount: fc.integer({ min: 1, max: 9999 }),
      at: fc.integer({ min: at, max: at + 3 }),
    });
    const unique = fc.uniqueArray(one, { selector: ({ payment }) => payment, minLength: 1 });
    fc.assert(
      fc.property(unique, unique, (inFile, inShop) => {
        const lines = inFile.map(({ payment, amount }) =>
          line('charge', toFixedDollars(amount), payment),
        );
        const rows = readPayoutFile(fileOf(...lines));
        if (!Array.isArray(rows)) throw new Error(JSON.stringify(rows));
        const compared = comparePayouts(
          rows,
          inShop.map((each) => paid(each)),
        );
        const { onlyInFile, onlyInShop, differing } = compared;
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
        expect(compared.difference).toBe(
          sum(onlyInFile.map(({ gross }) => gross)) -
            sum(onlyInShop.map(({ amount }) => amount)) +
            sum(differing.map(({ row, movement }) => row.gross - movement.amount)),
        );
        expect(compared.agreeing + onlyInFile.length + differing.length).toBe(inFile.length);
      }),
    );
  });

  it('covers the time from the first to the last row', () => {
    expect(periodOf([row({ at: 5 }), row({ at: 2 }), row({ at: 9 })])).toEqual({ from: 2, to: 9 });
  });
});
