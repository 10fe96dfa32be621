import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button-class.ts';
import styles from './basket.module.css';

/** Ids of what takes the focus: the bar's button, or the column's heading on wide screens. */
export const basketPlaces = { bar: 'basket-bar', column: 'basket-column' } as const;

/** For the keyboard, past the tabs and every card; seen only while it has the focus. First in the screen. */
export function SkipToBasket() {
  const { t } = useTranslation();
  return (
    <a href={`#${basketPlaces.bar}`} className={`${buttonClass({})} ${styles.skip}`} onClick={skip}>
      {t('장바구니로 바로 가기')}
    </a>
  );
}

/** Only one of them is in view, and what isn't takes no focus. The address stays, and so does what back means. */
function skip(event: MouseEvent) {
  event.preventDefault();
  for (const id of Object.values(basketPlaces)) document.getElementById(id)?.focus();
}
