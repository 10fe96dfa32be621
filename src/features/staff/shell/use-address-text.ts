import { useEffect, useRef, useState } from 'react';
import { useAddressParams } from './use-address-params.ts';

/** The address follows what is typed after this long, ms: it draws the whole screen again. */
const typingMs = 400;

/** What is typed into a field, kept in the address under a name. */
export function useAddressText(name: string): [string, (text: string) => void] {
  const [params, set] = useAddressParams();
  const [text, setText] = useState(params.get(name) ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set(name, next), typingMs);
  };
  return [text, change];
}
