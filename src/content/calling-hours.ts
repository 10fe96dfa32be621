import { shopConfig } from '../data/shop-config.ts';
import { parseCallingHours } from '../domain/calling-hours.ts';

/** When somebody answers the phone. Prerendering reads it too: a setting that can't be read fails the build. */
export const callingHours = parseCallingHours(shopConfig.callHours);
