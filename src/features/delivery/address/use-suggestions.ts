import { useEffect, useState } from 'react';
import { type AddressSearch, type AddressSuggestion, minQueryLength } from './address-source.ts';
import { toMapNames } from './map-names.ts';

/** How long typing must pause before a request, ms. */
const pauseMs = 250;
/** A request that takes longer counts as failed, ms. */
const timeoutMs = 8000;

interface Found {
  text: string;
  items: AddressSuggestion[];
}

export interface Suggestions {
  items: readonly AddressSuggestion[];
  loading: boolean;
  /** The request for this text failed; typing on retries. */
  failed: boolean;
}

/** Suggestions for the text in the field, Korean suburbs too; a late response for an older text is dropped. */
export function useSuggestions(search: AddressSearch | undefined, text: string): Suggestions {
  const [found, setFound] = useState<Found>({ text: '', items: [] });
  const [failedText, setFailedText] = useState<string>();
  const wanted = text.trim();
  const asks = search !== undefined && wanted.length >= minQueryLength;
  useEffect(() => {
    if (!asks) return;
    let current = true;
    const timer = setTimeout(() => {
      let giveUp: ReturnType<typeof setTimeout> | undefined;
      const slow = new Promise<never>((_, reject) => {
        giveUp = setTimeout(reject, timeoutMs, new Error('the address service is slow'));
      });
      Promise.race([toMapNames(wanted).then(search.suggest), slow])
        .then(
          (items) => {
            if (!current) return;
            setFailedText(undefined);
            setFound({ text: wanted, items });
          },
          (error) => {
            if (!current) return;
            console.error('no address suggestions', error);
            setFailedText(wanted);
          },
        )
        .finally(() => clearTimeout(giveUp));
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [search, wanted, asks]);
  const failed = asks && failedText === wanted;
  const answered = found.text === wanted;
  return {
    items: asks && answered ? found.items : [],
    loading: asks && !answered && !failed,
    failed,
  };
}
