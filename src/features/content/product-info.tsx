import { useTranslation } from 'react-i18next';
import { facts } from '../../content/start-words.ts';
import type { Language } from '../../domain/lib/language.ts';
import type { Announcement } from '../../domain/messages/announcement.ts';
import { FoldingNotice } from '../../ui/feedback/notice.tsx';
import styles from './content.module.css';

/**
 * Areas and days, delivery times and how each product is shipped; collapsed, since most customers know it.
 */
export function ProductInfo({
  language,
  products,
}: {
  language: Language;
  products: readonly Announcement[];
}) {
  const { t } = useTranslation();
  return (
    <FoldingNotice title={t('배송 지역과 상품 안내')}>
      <ul className={styles.bullets}>
        {facts.map((fact) => (
          <li key={fact.kind}>{fact[language]}</li>
        ))}
        {products.map(({ id, text }) => (
          <li key={id}>{text[language]}</li>
        ))}
      </ul>
    </FoldingNotice>
  );
}
