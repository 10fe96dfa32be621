/** What the operator's tool prints. */
export { say } from '../../tools/shop/say.ts';
export { printTable } from '../../tools/shop/table.ts';
