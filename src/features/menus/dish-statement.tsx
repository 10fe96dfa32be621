import { useTranslation } from 'react-i18next';
import type { Language } from '../../domain/lib/language.ts';
import { allergensOf } from '../../domain/menus/allergens.ts';
import { dietOf } from '../../domain/menus/diet.ts';
import type { Menu } from '../../domain/menus/menu.ts';
import { allergenLines, dietText } from '../../i18n/statement-message.ts';
import { ContactShop } from '../../parts/contact-shop.tsx';
import styles from './menu-detail-dialog.module.css';

/** A menu's allergens and diet in full, and whom to ask about them. */
export function DishStatement({ menu, language }: { menu: Menu; language: Language }) {
  const { t } = useTranslation();
  const allergens = allergensOf(menu);
  const diet = dietOf(menu);
  return (
    <section className={styles.body} aria-labelledby="dish-statement">
      <h3 id="dish-statement">{t('알레르기·식단 정보')}</h3>
      <ul className={styles.statement}>
        {allergenLines(t, allergens, language).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{dietText(diet, language) || t('식단은 표시되지 않았어요. 물어봐 주세요.')}</li>
        {allergens?.sample && <li>{t('예시로 적은 정보예요')}</li>}
      </ul>
      <p className={styles.ask}>
        {t('같은 주방에서 여러 음식을 만들어요. 알레르기가 심하시면 주문하기 전에 물어봐 주세요.')}
      </p>
      <ContactShop language={language} />
    </section>
  );
}
