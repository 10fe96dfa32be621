import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import styles from './basket.module.css';

/** Ids of the elements to focus: the bar's button, or on wide screens the column's heading. */
export const basketPlaces = { bar: 'basket-bar', column: 'basket-column' } as const;

/**
 * A skip link past the tabs and cards for keyboard users; visible only while focused. Rendered first in the
 * screen.
 */
export function SkipToBasket() {
  const { t } = useTranslation();
  return (
    <a href={`#${basketPlaces.bar}`} className={`${buttonClass({})} ${styles.skip}`} onClick={skip}>
      {t('장바구니로 바로 가기')}
    </a>
  );
}

/**
 * Focuses whichever of the two is visible; a hidden element takes no focus. No navigation, so that the
 * address and the back button stay as they are.
 */
function skip(event: MouseEvent) {
  event.preventDefault();
  for (const id of Object.values(basketPlaces)) document.getElementById(id)?.focus();
}
