import { readText, writeText } from '../device/storage.ts';

const key = 'card-receipt';

/** Whether the provider e-mails a receipt of a card payment, as last chosen on this phone. */
export function wantsReceipt(): boolean {
  return readText(key) === 'email';
}

export function chooseReceipt(wants: boolean): void {
  writeText(key, wants ? 'email' : null);
}
