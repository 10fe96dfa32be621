import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import type { ContentChanges } from '../../../domain/order/history/order-timeline.ts';
import styles from './order-row.module.css';

type RepackNoteProps = { changes: ContentChanges; language: Language; menus: Menus };

/** The changes to an order since it was packed. */
export function RepackNote({ changes, language, menus }: RepackNoteProps) {
  const { t } = useTranslation();
  const titleOf = (menuKey: string) => {
    const menu = menus[menuKey];
    return menu ? menuTitle(menu, language) : menuKey;
  };
  return (
    <div className={styles.repack}>
      <p className={styles.repackTitle}>{t('포장한 뒤에 바뀌었어요')}</p>
      <ul>
        {changes.lines.map(({ menuKey, before, after }) => (
          <li key={menuKey}>
            {titleOf(menuKey)}: {before} → {after}
          </li>
        ))}
        {changes.onlyAddress && (
          <li>{t('라벨을 붙인 뒤에 주소가 바뀌었어요. 새 라벨을 인쇄해 주세요.')}</li>
        )}
        {changes.addressChanged && !changes.onlyAddress && <li>{t('주소가 바뀌었어요')}</li>}
        {changes.lines.length === 0 && !changes.addressChanged && (
          <li>{t('메모나 요청이 바뀌었어요')}</li>
        )}
      </ul>
    </div>
  );
}
