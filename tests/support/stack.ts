/** What tests use of the local stack (tools/dev/stack): its addresses, free ports, accounts and documents. */

export { findFreeWebPort, portsInUse } from '../../tools/dev/stack/free-ports.ts';
export { functionsEnvironment, LOCAL_SECRETS } from '../../tools/dev/stack/functions-settings.ts';
export { confirmEmail, createAccount } from '../../tools/dev/stack/local-accounts.ts';
export { readOptions } from '../../tools/dev/stack/options.ts';
export { type OwnerFirestore, ownerFirestore } from '../../tools/dev/stack/owner-firestore.ts';
export { whenAnswered } from '../../tools/dev/stack/part.ts';
export { firestorePart, webPart } from '../../tools/dev/stack/parts.ts';
export type { Step } from '../../tools/dev/stack/rest-firestore.ts';
export {
  type Addresses,
  addressesFor,
  PROJECT_ID,
  portsFrom,
  readAddresses,
  writeAddresses,
} from '../../tools/dev/stack/server-addresses.ts';
