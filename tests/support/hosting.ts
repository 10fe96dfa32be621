/** The built shop as hosting serves it. */
export { withHostedShop } from '../../tools/dev/hosting/with-shop.ts';
