import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../../domain/lib/money.ts';
import { type Menu, menuTitle } from '../../../../domain/menus/menu.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Picture } from '../../../../ui/layout/picture.tsx';
import styles from '../../common/forms/staff-form.module.css';

type MenuRowProps = { menuId: string; menu: Menu; language: Language };

/** One row of the menu list, with what is missing from the menu. */
export const MenuRow = memo(function MenuRow({ menuId, menu, language }: MenuRowProps) {
  const { t } = useTranslation();
  const photo = menu.photos?.[0];
  return (
    <li className={styles.item}>
      <Link className={styles.row} to={staffPaths.menu(menuId)}>
        <span className={styles.thumb}>
          <Picture src={photo?.smallURL ?? photo?.downloadURL} alt="" rounded />
        </span>
        <span className={styles.words}>
          <strong className={styles.title}>{menuTitle(menu, language)}</strong>{' '}
          <span className={styles.quiet}>{formatMoney(toCents(menu.price))}</span>
          <span className={styles.badges}>
            {!menu.active && <Badge tone="closed">{t('판매 멈춤')}</Badge>}
            {!(menu.en && menu.titleEn) && <Badge tone="honey">{t('영어 없음')}</Badge>}
            {!menu.photos?.length && <Badge tone="honey">{t('사진 없음')}</Badge>}
          </span>
        </span>
      </Link>
    </li>
  );
});
