import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import input from '../../../../ui/forms/input.module.css';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = {
  label: string;
  labelHidden?: boolean;
  placeholder?: string;
  hint?: string | undefined;
  value: string;
  onChange: (search: string) => void;
  /** How many the search has found; undefined while that is unknown, and where a status on the screen says it. */
  found?: number | undefined;
  /** Whether there are further ones, which are not shown. */
  more?: boolean;
};

/** A pause in typing, after which a screen reader is told what was found, ms: not at each letter of a syllable. */
const pauseMs = 700;

/** What staff search with, on every screen: it can be emptied by one tap, and says how many it has found. */
export function SearchField(props: SearchFieldProps) {
  const { label, labelHidden, placeholder, hint, value, onChange, found, more } = props;
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const rests = useRests(value);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <Field {...{ label, labelHidden, hint }}>
      {(control) => (
        <div className={styles.box}>
          <Search aria-hidden="true" className={styles.icon} />
          <input
            {...control}
            ref={field}
            type="search"
            className={clsx(input.input, styles.input)}
            placeholder={placeholder}
            value={value}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => onChange(target.value)}
          />
          {value !== '' && (
            <span className={input.action}>
              <IconButton
                label={t('찾는 말 비우기')}
                icon={<X aria-hidden="true" />}
                onClick={clear}
              />
            </span>
          )}
          <span role="status">
            <VisuallyHidden>
              {rests && value.trim() !== '' && found !== undefined && resultText(t, found, more)}
            </VisuallyHidden>
          </span>
        </div>
      )}
    </Field>
  );
}

function resultText(t: TFunction, found: number, more = false): string {
  if (found === 0) return t('결과가 없어요');
  return more
    ? t('결과가 {{count}}개보다 많아요', { count: found })
    : t('결과 {{count}}개', { count: found });
}

/** Whether a text has not changed for a moment. */
function useRests(text: string): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setRested, pauseMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}
