import { useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { env } from '../../../data/env.ts';
import type { AddressSourceProps } from './address-source.ts';
import { googleAddressSearch } from './google-address-search.ts';
import styles from './google-address-source.module.css';

/** Loading that takes longer counts as slow, ms. */
const timeoutMs = 5000;

/** One array for every render: the loader compares it by identity. */
const libraries: 'places'[] = ['places'];

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** Google Places, loaded when the form is first opened. */
export function GoogleAddressSource({ onState }: AddressSourceProps) {
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: env.VITE_GOOGLE_MAPS_KEY ?? '',
    libraries,
    // The same spelling for every reader, whatever their language: order keys are built from the address.
    language: 'en',
    region: 'AU',
  });
  const [slow, setSlow] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeoutMs);
    window.gm_authFailure = () => setRefused(true);
    return () => {
      clearTimeout(timer);
      delete window.gm_authFailure;
    };
  }, []);
  const failed = refused || loadError !== undefined;
  // Once the service is there, the time that it took must not replace the search in use.
  const waiting = slow && !isLoaded ? 'slow' : 'loading';
  useEffect(() => {
    if (failed) {
      onState({ status: 'failed' });
    } else if (isLoaded) {
      const attribution = <p className={styles.google}>Google Maps</p>;
      onState({ status: 'ready', search: { ...googleAddressSearch(), attribution } });
    } else {
      onState({ status: waiting });
    }
  }, [failed, isLoaded, waiting, onState]);
  return null;
}
