import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../domain/lib/language.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { LazyContactShop } from './lazy-contact-shop.tsx';

/** `report` shows an error message; after that `help` is the shop's contact, to be rendered near the form. */
export function useTrouble(): { report: (text: string) => void; help: ReactNode } {
  const { i18n } = useTranslation();
  const [reported, setReported] = useState(false);
  return {
    report: (text) => {
      notify.negative(text);
      setReported(true);
    },
    help: reported && <LazyContactShop language={languageOf(i18n.language)} />,
  };
}
