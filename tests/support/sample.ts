/** The sample data. */
export { sampleAccounts, samplePassword } from '../../tools/dev/sample/sample-accounts.ts';
export { sampleAddresses } from '../../tools/dev/sample/sample-addresses.ts';
export { menus } from '../../tools/dev/sample/sample-menus.ts';
