import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../../src/domain/lib/language.ts';
import type { Answer, Route } from '../local-http/serve.ts';
import { ownerFirestore } from '../stack/owner-firestore.ts';
import { paidPage } from './paid-page.ts';
import { payPage } from './sandbox-page.ts';
import type { Wallet } from './sandbox-session.ts';
import type { SessionStore } from './session-store.ts';

const slowBankMs = 6000;
const style = readFileSync(join(import.meta.dirname, 'pay-page.css'), 'utf8');

/**
 * The hosted page at /pay/:id, and the addresses /pay/:id/:action that its buttons post to. `firestore` is
 * the local shop's, used to close a date while the customer is paying.
 */
export function payRoutes(sessions: SessionStore, firestore: string | undefined): Route {
  return async ({ method, path }) => {
    if (path === '/pay.css') return { type: 'text/css; charset=utf-8', body: style };
    const [, page, id, action] = path.split('/');
    if (page !== 'pay' || !id) return undefined;
    if (method === 'GET') return { body: payPage(sessions.get(id)) };
    switch (action) {
      case 'cancel':
        return redirect(sessions.get(id).session.cancel_url);
      case 'decline':
        return { status: 402, body: payPage(sessions.get(id), 'declined') };
      case 'slow':
        await new Promise((wake) => setTimeout(wake, slowBankMs));
        return pay(sessions, id);
      case 'close-date':
        await closeDate(firestore, sessions.get(id).session.metadata.dateId);
        return pay(sessions, id);
      case 'pay-and-close':
        return sessions.pay(id)
          ? { body: paidPage(languageOf(sessions.get(id).session.locale)) }
          : { status: 409, body: payPage(sessions.get(id)) };
      case 'pay':
        return pay(sessions, id);
      case 'apple_pay':
      case 'google_pay':
        return pay(sessions, id, action);
      default:
        return undefined;
    }
  };
}

function pay(sessions: SessionStore, id: string, wallet?: Wallet): Answer {
  const paid = sessions.pay(id, wallet);
  const { session } = sessions.get(id);
  // A second tap on "pay" finds the session paid and redirects to the same page.
  if (paid || session.payment_status === 'paid') return redirect(session.success_url);
  return { status: 409, body: payPage(sessions.get(id)) };
}

function redirect(location: string): Answer {
  return { status: 303, headers: { location } };
}

async function closeDate(firestore: string | undefined, dateId: string | undefined): Promise<void> {
  if (firestore === undefined || dateId === undefined)
    throw new Error('no shop to close a date of');
  await ownerFirestore(firestore).setField('dates/activeDates', [dateId, 'orderDone'], true);
}
