import { useJsApiLoader } from '@react-google-maps/api';
import { useSyncExternalStore } from 'react';
import { env } from './env.ts';

/** One array for every render: the loader compares it by identity. */
const libraries: 'places'[] = ['places'];

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** Google says so once a page, whoever asks later. */
let isRefused = false;
const listeners = new Set<() => void>();

function onRefusal(changed: () => void): () => void {
  listeners.add(changed);
  window.gm_authFailure = () => {
    isRefused = true;
    for (const listener of listeners) listener();
  };
  return () => void listeners.delete(changed);
}

/** Google's script with the shop's key, loaded once for whatever needs it: its loader refuses a second set of options. */
export function useGoogleMaps(): { isLoaded: boolean; failed: boolean } {
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: env.VITE_GOOGLE_MAPS_KEY ?? '',
    libraries,
    // The same spelling for every reader, whatever their language: order keys are built from the address.
    language: 'en',
    region: 'AU',
  });
  const refused = useSyncExternalStore(onRefusal, () => isRefused);
  return { isLoaded, failed: refused || loadError !== undefined };
}
