import { shopConfig } from '../data/shop-config.ts';
import { parseCallingHours } from '../domain/messages/calling-hours.ts';

/** When the shop answers the phone. Prerendering reads it too, so that an invalid setting fails the build. */
export const callingHours = parseCallingHours(shopConfig.callHours);
