/** The production builds that the stages of `npm test` share, for the shop on TEST_WEB_PORT. */
import { buildShop, TEST_MAPS_KEY } from '../hosting/build-shop.ts';
import { testBuild } from '../hosting/test-builds.ts';
import { addressesFor, portsFrom } from '../stack/server-addresses.ts';
import { storesOf } from '../stack/web-settings.ts';

for (const kind of ['sample-addresses', 'google-addresses'] as const) {
  const shared = testBuild(kind);
  if (!shared) throw new Error('TEST_BUILDS and TEST_WEB_PORT are not set');
  const stores = storesOf(addressesFor(portsFrom(shared.webPort), ''));
  const mapsKey = kind === 'google-addresses' ? TEST_MAPS_KEY : '';
  await buildShop(shared.dir, stores, mapsKey);
}
