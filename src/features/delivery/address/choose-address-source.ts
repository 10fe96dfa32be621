import type { ComponentType } from 'react';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import type { AddressSourceProps } from './address-source.ts';
import { NoAddressSource } from './no-address-source.tsx';

/**
 * Google with a key, sample addresses in a local build, otherwise none. Vite inlines the settings as
 * constants, so that a build contains only the source that it uses.
 */
export const ChosenAddressSource: ComponentType<AddressSourceProps> = import.meta.env
  .VITE_GOOGLE_MAPS_KEY
  ? lazyPart(() =>
      import('./google-address-source.tsx').then(
        ({ GoogleAddressSource }) => GoogleAddressSource,
        // If the code can't be loaded, the form must still work.
        () => NoAddressSource,
      ),
    )
  : import.meta.env.VITE_FIRESTORE_HOST
    ? lazyPart(async () => (await import('./sample-address-source.tsx')).SampleAddressSource)
    : NoAddressSource;
