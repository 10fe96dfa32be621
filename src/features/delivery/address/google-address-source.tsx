import { useEffect, useState } from 'react';
import { useGoogleMaps } from '../../../data/use-google-maps.ts';
import type { AddressSourceProps } from './address-source.ts';
import { googleAddressSearch } from './google-address-search.ts';
import styles from './google-address-source.module.css';

/** Loading that takes longer counts as slow, ms. */
const timeoutMs = 5000;

/** Google Places, loaded when the form is first opened. */
export function GoogleAddressSource({ onState }: AddressSourceProps) {
  const { isLoaded, failed } = useGoogleMaps();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
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
