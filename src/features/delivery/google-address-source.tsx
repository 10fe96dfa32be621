import { useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { env } from '../../data/env.ts';
import type { AddressSourceProps } from './address-source.ts';
import { googleAddressSearch } from './google-address-search.ts';
import styles from './google-address-source.module.css';

/** Loading longer than this is slow for somebody who waits at an empty field, ms. */
const timeoutMs = 5000;
const libraries: 'places'[] = ['places'];

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** Google's Places, loaded when the form is first opened. */
export function GoogleAddressSource({ onState }: AddressSourceProps) {
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: env.VITE_GOOGLE_MAPS_KEY ?? '',
    libraries,
    // One spelling for one address, whatever the reader's language: order keys are made of it.
    language: 'en',
    region: 'AU',
    preventGoogleFontsLoading: true,
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
  // Once it is there it no longer matters how long it took.
  const waiting = slow && !isLoaded ? 'slow' : 'loading';
  const failed = loadError !== undefined || refused;
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
