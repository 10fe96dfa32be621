/** The sample data. */
export { sampleAccounts, samplePassword } from '../../tools/dev/sample/accounts.ts';
export { menus } from '../../tools/dev/sample/menus.ts';
