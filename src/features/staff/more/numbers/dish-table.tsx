import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import type { DishFigures } from '../../../../domain/staff/numbers/day-figures.ts';
import styles from './numbers.module.css';

type DishTableProps = {
  labels: readonly string[];
  dishes: readonly DishFigures[];
  language: Language;
};

/** The ordered quantity of each menu on each date. */
export function DishTable({ labels, dishes, language }: DishTableProps) {
  const { t } = useTranslation();
  if (dishes.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('메뉴별')}</h2>
      <div className={styles.scroll} {...{ role: 'group', tabIndex: 0, 'aria-label': t('메뉴별') }}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('메뉴')}</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dishes.map(({ menuKey, title, titleEn, portions }) => (
              <tr key={menuKey}>
                <th scope="row">{(language === 'en' && titleEn) || title}</th>
                {portions.map((count, at) => (
                  <td key={labels[at]}>{count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
