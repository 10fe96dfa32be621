import { clsx } from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '../../../../domain/lib/money.ts';
import styles from './closing.module.css';
import { differenceWords } from './closing-names.ts';

/** Whether the counted cash is what was marked, in words with a sign. */
export function Difference({ difference }: { difference: Cents }) {
  const { t } = useTranslation();
  const Icon = difference === 0 ? CircleCheck : TriangleAlert;
  return (
    <span className={clsx(styles.difference, difference === 0 ? styles.agrees : styles.off)}>
      <Icon aria-hidden="true" />
      {differenceWords(t, difference)}
    </span>
  );
}
