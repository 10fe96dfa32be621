import { flushCopies } from '../../../src/data/copies-queue.ts';
import { cancelCashOrder, placeCashOrder } from '../../../src/data/place-order.ts';
import { createProfile, saveDeliveryInfo } from '../../../src/data/save-profile.ts';
import type { CustomerOrders, Order } from '../../../src/domain/order.ts';
import { otherInfo } from '../../../src/domain/testing/fixtures.ts';
import { newUser, type User } from '../../../src/domain/user.ts';
import { actAs } from '../../rules/support/act.ts';
import { type Actor, newcomer } from '../../rules/support/actors.ts';
import { requestFor, type Wish } from '../../rules/support/ordering.ts';
import type { TestServer } from '../../rules/support/server.ts';
import { openId } from '../../rules/support/shop.ts';

/** A text that leaves a document no room for anything else. */
export const FULL = 'x'.repeat(1_048_400);

/** Orders by cash as the shop's pages do; answers the plan. */
export async function order(server: TestServer, actor: Actor, wish: Wish = {}) {
  const uid = actor?.sub ?? '';
  const { request } = await requestFor(server.owner.read, uid, wish);
  actAs(server.firestore, actor);
  return placeCashOrder({ uid, name: '', order: request }, request, wish.info);
}

export async function cancel(server: TestServer, actor: Actor, placed: Order): Promise<void> {
  const uid = actor?.sub ?? '';
  const { dateId, orderKey, attemptId } = placed;
  actAs(server.firestore, actor);
  await cancelCashOrder({ uid, name: '', order: placed }, { dateId, orderKey, basedOn: attemptId });
}

export async function ordersOf(server: TestServer, uid: string): Promise<Record<string, Order>> {
  const stored = await server.owner.read(`ordersForCustomer/${uid}`);
  return ((stored ?? {}) as unknown as CustomerOrders)[openId] ?? {};
}

/** A newcomer registers and saves an address, as the shop's pages do; answers the profile. */
export async function registerAndSaveAddress(server: TestServer): Promise<User> {
  actAs(server.firestore, newcomer);
  const form = { uid: 'u9', email: 'new@example.com', name: '새 손님', lang: 'ko' as const };
  const user = newUser({ ...form, isAgedCare: true, acName: '한빛', provider: '' }, Date.now());
  await createProfile(user);
  await saveDeliveryInfo(user, otherInfo);
  await flushCopies('u9');
  return user;
}
