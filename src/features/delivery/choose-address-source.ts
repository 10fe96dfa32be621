import { type ComponentType, lazy } from 'react';
import type { AddressSourceProps } from './address-source.ts';
import { NoAddressSource } from './no-address-source.tsx';

/**
 * Google with a key, sample addresses in a local build, else none. Vite puts the settings in as
 * constants, so that a build contains only the one that it uses.
 */
export const ChosenAddressSource: ComponentType<AddressSourceProps> = import.meta.env
  .VITE_GOOGLE_MAPS_KEY
  ? lazy(() =>
      import('./google-address-source.tsx').then(
        ({ GoogleAddressSource }) => ({ default: GoogleAddressSource }),
        // A connection that fails just now must not take the form with it.
        () => ({ default: NoAddressSource }),
      ),
    )
  : import.meta.env.VITE_FIRESTORE_HOST
    ? lazy(async () => ({
        default: (await import('./sample-address-source.tsx')).SampleAddressSource,
      }))
    : NoAddressSource;
