import { useEffect, useRef, useState } from 'react';
import { useAddressParams } from './use-address-params.ts';

/** The address is updated this long after typing stops, ms, because the update rerenders the whole screen. */
const typingMs = 400;

/** The text of an input, kept in the address as the parameter `name`. */
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
