import { getFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Waiting } from '../../../src/domain/messages/waiting.ts';
import { packingList } from '../../../src/domain/staff/orders/date-orders.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { ordersWithPortions } from '../orders/sell-out.ts';
import type { WaitingPorts } from './reminder-ports.ts';

/** Deletes per commit; Firestore allows 500. */
const deletesPerCommit = 300;

const waitingOf = (person: QueryDocumentSnapshot) => person.data() as Waiting;

/** The store as the reminder job sees it who waits for dishes. */
export const waitingPorts: WaitingPorts = {
  dates: async () => {
    const { docs } = await getFirestore().collection(stores.waiting).select().get();
    return docs.map(({ id }) => id);
  },
  recent: async (dateId, after) => {
    const people = getFirestore().collection(`${stores.waiting}/${dateId}/people`);
    return (await people.where('at', '>', after).get()).docs.map(waitingOf);
  },
  people: async (dateId) => {
    const { docs } = await getFirestore().collection(`${stores.waiting}/${dateId}/people`).get();
    return docs.map((person) => ({ uid: person.id, waiting: waitingOf(person) }));
  },
  ordered: async (dateId, menuKey) => {
    const portions = packingList(await ordersWithPortions(dateId));
    return portions.find((dish) => dish.menuKey === menuKey)?.q ?? 0;
  },
  remove: async (dateId) => {
    const db = getFirestore();
    const people = db.collection(`${stores.waiting}/${dateId}/people`);
    for (;;) {
      const { docs } = await people.limit(deletesPerCommit).select().get();
      const batch = db.batch();
      for (const { ref } of docs) batch.delete(ref);
      if (docs.length === 0) batch.delete(db.collection(stores.waiting).doc(dateId));
      await batch.commit();
      if (docs.length === 0) return;
    }
  },
};
