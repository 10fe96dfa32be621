import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { useEffect } from 'react';
import { env } from '../../data/env.ts';
import type { AddressSourceProps } from './address-source.ts';
import { googleAddressSearch } from './google-address-search.ts';
import styles from './google-address-source.module.css';

/** Loading that takes longer counts as slow, ms. */
const timeoutMs = 5000;

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

setOptions({
  key: env.VITE_GOOGLE_MAPS_KEY ?? '',
  v: 'weekly',
  // The same spelling for every reader, whatever their language: order keys are built from the address.
  language: 'en',
  region: 'AU',
});

/** Google Places, loaded when the form is first opened. */
export function GoogleAddressSource({ onState }: AddressSourceProps) {
  useEffect(() => {
    let over = false;
    onState({ status: 'loading' });
    const timer = setTimeout(() => onState({ status: 'slow' }), timeoutMs);
    const end = () => {
      over = true;
      clearTimeout(timer);
    };
    const fail = () => {
      if (over) return;
      end();
      onState({ status: 'failed' });
    };
    window.gm_authFailure = fail;
    importLibrary('places').then(() => {
      if (over) return;
      clearTimeout(timer);
      const attribution = <p className={styles.google}>Google Maps</p>;
      onState({ status: 'ready', search: { ...googleAddressSearch(), attribution } });
    }, fail);
    return () => {
      end();
      delete window.gm_authFailure;
    };
  }, [onState]);
  return null;
}
