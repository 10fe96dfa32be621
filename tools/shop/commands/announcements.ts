import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import {
  type AnnouncementContent,
  announcementKinds,
  announcementPlaces,
  announcementSchema,
  parseAnnouncements,
} from '../../../src/domain/messages/announcement.ts';
import {
  isAnnouncementId,
  planAnnouncement,
} from '../../../src/domain/staff/announcements/announcement-plan.ts';
import { CommandError } from '../command-error.ts';
import { readData, runStaffPlan, type Shop } from '../connect.ts';
import { plainWords } from '../import/plain-words.ts';
import { say } from '../say.ts';
import { printTable } from '../table.ts';

/** `shop announce`, `announcements`, `unannounce`. */
export function addAnnouncements(program: Command, shop: () => Shop): void {
  program
    .command('announce <id> <file>')
    .description('Post or replace an announcement from a JSON file')
    .addHelpText(
      'after',
      `
The file: {"kind": "${announcementKinds.join('|')}", "places": ["${announcementPlaces.join('", "')}"],
  "title": {"ko", "en"}, "text": {"ko", "en"}, "from"?: "2026-12-24T00:00", "until"?, "deliveryDays"?: [20261224]}
Example:
  npm run shop -- announce summer-break summer-break.json`,
    )
    .action(async (id: string, file: string) => {
      if (!isAnnouncementId(id)) throw new CommandError('An id has letters, digits, - and _.');
      const content = readAnnouncement(file);
      await runStaffPlan(shop(), async (read, actor) =>
        planAnnouncement({ id, content }, await read('common/gongji'), actor),
      );
      say(`${id} is posted on ${shop().name}.`);
    });

  program
    .command('announcements')
    .description('List what is posted')
    .action(async () => {
      const posted = parseAnnouncements((await readData(shop(), 'common/gongji')) ?? {});
      printTable(
        ['id', 'kind', 'places', 'title', 'from', 'until'],
        Object.entries(posted).map(([id, { kind, places, title, from, until }]) => {
          return [id, kind, places.join(', '), title.ko, from ?? '', until ?? ''];
        }),
      );
    });

  program
    .command('unannounce <id>')
    .description('Take an announcement down')
    .action(async (id: string) => {
      const written = await runStaffPlan(shop(), async (read, actor) =>
        planAnnouncement({ id, content: null }, await read('common/gongji'), actor),
      );
      if (!written) {
        throw new CommandError(
          `${id} is not posted; nothing was written. What is built into the shop goes on until an announcement with its id takes its place.`,
        );
      }
      say(`${id} is not posted any more.`);
    });
}

function readAnnouncement(file: string): AnnouncementContent {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file}: ${(error as Error).message}`, error);
  }
  const result = announcementSchema.safeParse(value, { error: plainWords });
  if (result.success) return result.data;
  const mistakes = result.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'file'}: ${message}`,
  );
  throw new CommandError(`${file} has mistakes, nothing was written:\n${mistakes.join('\n')}`);
}
