import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../domain/language.ts';
import { notify } from '../ui/toast.tsx';
import { LazyCallShop } from './lazy-call-shop.tsx';

/** `report` says what has failed; from then on `help` is the way to a person, for the place where the customer looks. */
export function useTrouble(): { report: (text: string) => void; help: ReactNode } {
  const { i18n } = useTranslation();
  const [reported, setReported] = useState(false);
  return {
    report: (text) => {
      notify.negative(text);
      setReported(true);
    },
    help: reported && <LazyCallShop language={languageOf(i18n.language)} />,
  };
}
