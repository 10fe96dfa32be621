import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import {
  type AnnouncementContent,
  announcementKinds,
  announcementPlaces,
  announcementSchema,
  parseAnnouncements,
} from '../../../src/domain/announcement.ts';
import { CommandError } from '../command-error.ts';
import { readData, type Shop, writeLogged } from '../connect.ts';
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
      if (!/^[\w-]{1,60}$/.test(id)) throw new CommandError('An id has letters, digits, - and _.');
      const content = readAnnouncement(file);
      const change = { action: 'announcement' as const, subject: id, before: '', after: 'posted' };
      await writeLogged(shop(), change, async () => [
        { collection: 'common', id: 'gongji', fields: [{ path: [id], set: content }] },
      ]);
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
      const change = { action: 'announcement' as const, subject: id, before: 'posted', after: '' };
      const written = await writeLogged(shop(), change, async (read) =>
        id in ((await read('common/gongji')) ?? {})
          ? [{ collection: 'common', id: 'gongji', fields: [{ path: [id], remove: true }] }]
          : [],
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
