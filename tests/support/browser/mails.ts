import { PROJECT_ID } from '../../../tools/dev/stack/server-addresses.ts';
import type { Shop } from './browser-shop.ts';

interface Mail {
  email: string;
  /** The link in the mail. */
  oobLink: string;
}

/** The mails that the Auth emulator would have sent to an address. */
export async function mailsTo(shop: Shop, email: string): Promise<Mail[]> {
  const url = `http://${shop.addresses.auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`;
  const { oobCodes } = (await (await fetch(url)).json()) as { oobCodes: Mail[] };
  return oobCodes.filter((code) => code.email === email);
}
