/** The sample data. */
export { sampleAccounts, samplePassword } from '../../tools/dev/sample/accounts.ts';
export { sampleAddresses } from '../../tools/dev/sample/addresses.ts';
export { menus } from '../../tools/dev/sample/menus.ts';
