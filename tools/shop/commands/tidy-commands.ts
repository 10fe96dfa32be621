import type { Command } from 'commander';
import { tidyCopies } from '../../../functions/src/tidy/tidy-copies.ts';
import { tidyDates } from '../../../functions/src/tidy/tidy-dates.ts';
import { tidyIssues } from '../../../functions/src/tidy/tidy-issues.ts';
import { tidyOrders } from '../../../functions/src/tidy/tidy-orders.ts';
import type { Shop } from '../connect.ts';
import { say } from '../say.ts';

const reasonWords = {
  payment: 'a payment or a payment link is open',
  refund: 'a refund or a request is open',
  till: 'its cash is not closed',
};

/** `shop tidy`. */
export function addTidy(program: Command, shop: () => Shop): void {
  program
    .command('tidy')
    .description('Do now what the shop does every night: move what is over to where it is kept')
    .action(async () => {
      const { db } = shop();
      const now = await shop().time();
      const { moved, stay, unreadable } = await tidyDates(db, now);
      say(`${moved.length} dates moved to their years.`);
      for (const [dateId, reasons] of Object.entries(stay)) {
        for (const reason of reasons) say(`${dateId} stays: ${reasonWords[reason]}.`);
      }
      for (const place of unreadable) say(`${place} can't be read and stays.`);
      const archived = await tidyOrders(db, now);
      if (archived > 0) say(`${archived} old orders moved to the backup.`);
      const left = await tidyIssues(db, now);
      if (left > 0) say(`${left} issues that were resolved 90 days ago are gone.`);
      const copies = await tidyCopies(db);
      if (copies > 0) say(`${copies} copies of profiles moved to further sheets.`);
    });
}
