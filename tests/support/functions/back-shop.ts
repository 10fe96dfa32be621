import { mkdirSync } from 'node:fs';
import { buildFunctions } from '../../../tools/dev/functions/build-functions.ts';
import { serve } from '../../../tools/dev/local-http/serve.ts';
import { ownerFirestore } from '../../../tools/dev/stack/owner-firestore.ts';
import type { Part } from '../../../tools/dev/stack/part.ts';
import { firestorePart, paymentsPart, smsPart } from '../../../tools/dev/stack/parts.ts';
import {
  type Addresses,
  addressesFor,
  portsFrom,
} from '../../../tools/dev/stack/server-addresses.ts';
import { accounts } from './calling-accounts.ts';
import { bundleIn, FunctionsProcess } from './functions-process.ts';

export interface BackShop {
  addresses: Addresses;
  functions: FunctionsProcess;
  /** Response times of the functions, ms. */
  coldStart: number;
  stop(): Promise<void>;
}

/** Menus that every date of these tests sells, $12.50 each. */
export const menuId = 'soup';
export const otherMenuId = 'tofu';

/** The shop without its web pages: Firestore, functions, payment sandbox, SMS outbox. */
export async function startBackShop(webPort: number, dataDir: string): Promise<BackShop> {
  const ports = portsFrom(webPort);
  const addresses = addressesFor(ports, dataDir);
  mkdirSync(dataDir, { recursive: true });
  const parts: Part[] = [
    firestorePart(ports, dataDir),
    paymentsPart(ports, addresses),
    smsPart(ports, addresses),
  ];
  const functions = new FunctionsProcess(ports, addresses);
  let stopAccounts = () => {};
  const stop = async () => {
    await functions.kill();
    stopAccounts();
    await Promise.all(parts.map((part) => part.stop()));
  };
  try {
    stopAccounts = await serve(ports.auth, [accounts()]);
    for (const part of parts) part.start();
    await buildFunctions(bundleIn(dataDir));
    await Promise.all(parts.map((part) => part.ready()));
    const soup = { title: '곰탕', titleEn: 'Beef soup', price: 12.5, cat: 'home', active: true };
    const tofu = { ...soup, title: '두부', titleEn: 'Tofu' };
    await ownerFirestore(addresses.firestore).write([
      { path: 'manages/menus', data: { [menuId]: soup, [otherMenuId]: tofu } },
      { path: 'common/point', data: { pointRate: 2 } },
      { path: 'dates/activeDates', data: {} },
    ]);
    return { addresses, functions, coldStart: await functions.start(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
