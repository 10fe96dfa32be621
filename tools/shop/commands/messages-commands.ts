import type { Command } from 'commander';
import { newDeliveryLink } from '../../../functions/src/sms/delivery-link.ts';
import { csvRows } from '../../../src/domain/staff/import/csv-rows.ts';
import { CommandError } from '../command-error.ts';
import { type Shop, writeLogged } from '../connect.ts';
import { problemWords } from '../import/plain-words.ts';
import { withProgress } from '../progress.ts';
import { readDate } from '../read-date.ts';
import { readText } from '../read-text.ts';
import { printTable } from '../table.ts';

const dayMs = 86_400_000;
const maxMessageLength = 5000;

/** `shop message`: writes delivery messages and prints their links. */
export function addMessages(program: Command, shop: () => Shop): void {
  program
    .command('message <dateId>')
    .description('Write delivery messages for a date and print their links')
    .option('--text <text>', 'one message')
    .option('--csv <file>', 'many messages: a CSV file with the columns name and text')
    .option('--days <n>', 'how long the links work', '14')
    .addHelpText(
      'after',
      '\nExample:\n  npm run shop -- message 20261124_1763791200000 --csv times.csv',
    )
    .action(async (dateId: string, options: { text?: string; csv?: string; days: string }) => {
      await readDate(shop(), dateId);
      const days = Number(options.days);
      if (!(Number.isInteger(days) && days > 0))
        throw new CommandError('--days is a whole number.');
      const messages = options.csv ? readMessages(options.csv) : oneMessage(options.text);
      const links: string[][] = [];
      await withProgress('messages', messages, async ({ name, text }) => {
        const { msgId, link } = newDeliveryLink(shop().web, dateId);
        const createdAt = Date.now();
        const message = { text, createdAt, expiresAt: createdAt + days * dayMs };
        const change = { action: 'delivery-message' as const, dateId, before: '', after: name };
        await writeLogged(shop(), change, async () => [
          {
            collection: `deliveryMsgs/${dateId}/messages`,
            id: msgId,
            fields: Object.entries(message).map(([key, value]) => ({ path: [key], set: value })),
          },
        ]);
        links.push([name, link]);
      });
      printTable(['for', 'link'], links);
    });
}

interface Message {
  name: string;
  text: string;
}

function oneMessage(text: string | undefined): Message[] {
  if (!text) throw new CommandError('Say what to write with --text or --csv.');
  return [checked({ name: '', text }, 1)];
}

function readMessages(file: string): Message[] {
  const { rows, errors } = csvRows(readText(file));
  const [first] = errors;
  if (first) throw new CommandError(`${file}, line ${first.line}: ${problemWords(first)}`);
  return rows.map(({ line, cells }) =>
    checked({ name: cells.name ?? '', text: cells.text ?? '' }, line),
  );
}

function checked(message: Message, line: number): Message {
  if (message.text === '' || message.text.length > maxMessageLength) {
    throw new CommandError(
      `Line ${line}: text is missing or longer than ${maxMessageLength} characters; nothing was written.`,
    );
  }
  return message;
}
