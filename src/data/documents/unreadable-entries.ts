import * as z from 'zod/mini';
import { textHash } from '../../domain/lib/text-hash.ts';
import { useSession } from '../customer/use-session.ts';
import { readJson, writeJson } from '../device/storage.ts';

/** Storage key: hashes of the entries that this phone has reported, the latest. */
const key = 'unreadable-entries';
const most = 50;

/**
 * Tells staff of entries of a customer's own document that can't be read, each once from a phone; `names` are their paths
 * in it. The screens leave them out.
 */
export function reportUnreadable(path: string, names: readonly string[]): void {
  const known = z.array(z.string()).safeParse(readJson(key)).data ?? [];
  const hashOf = (name: string) => textHash(`${path}/${name}`);
  const fresh = names.filter((name) => !known.includes(hashOf(name)));
  const [first] = fresh;
  if (first === undefined) return;
  writeJson(key, [...known, ...fresh.map(hashOf)].slice(-most));
  console.error(`${path}: left out`, fresh);
  const [collection = '', owner] = path.split('/');
  const session = useSession.getState();
  // Staff who look at a customer see it in their console only: a report names its customer.
  if (session.status !== 'signed-in' || session.uid !== owner) return;
  void import('../order/order-issue-queue.ts').then(
    ({ logOrderIssue }) =>
      // A damaged name belongs to no date that the rules know.
      logOrderIssue(owner, 'profile', {
        name: '',
        issue: 'unreadableEntry',
        order: { orderKey: first },
        error: `${collection}/${first}: ${fresh.length}`,
      }),
    (error: unknown) => console.error('it could not be reported', error),
  );
}
