import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { menus as menusDocument } from '../../data/documents/sources.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { menuTitle } from '../../domain/menus/menu.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './cooking.module.css';
import { CookingHome } from './cooking-home.tsx';
import { CookingSteps } from './cooking-steps.tsx';
import { useWords } from './use-words.ts';

type HowToCookDialogProps = {
  /** Opens directly at this menu's instructions. */
  menuId?: string;
  onClose: () => void;
};

/** Cooking instructions, found by a menu's name or by its delivery date (spec §2). */
export function HowToCookDialog({ menuId, onClose }: HowToCookDialogProps) {
  const page = languageOf(useTranslation().i18n.language);
  const [dishes, setDishes] = useState(page);
  const { t, language } = useWords(page === 'en' ? 'en' : dishes);
  const words = { t, language, dishes };
  const [chosen, setChosen] = useState(menuId);
  const catalogue = useLiveDocument(menusDocument);
  const menu = chosen === undefined ? undefined : catalogue.value?.[chosen];
  return (
    <Sheet
      open
      onClose={onClose}
      title={menu ? menuTitle(menu, dishes) : t('조리법 찾기')}
      closeLabel={t('닫기')}
    >
      <div className={styles.panel} lang={language}>
        <Checkbox
          label="English"
          checked={dishes === 'en'}
          onChange={(event) => setDishes(event.currentTarget.checked ? 'en' : 'ko')}
        />
        {catalogue.value ? (
          <>
            {menu && (
              <CookingSteps
                menu={menu}
                words={words}
                onBack={menuId === undefined ? () => setChosen(undefined) : undefined}
              />
            )}
            <CookingHome
              // Stays mounted, so that the search and the expanded date are unchanged after going back.
              hidden={menu !== undefined}
              menus={catalogue.value}
              words={words}
              onChoose={setChosen}
            />
          </>
        ) : catalogue.error ? (
          <Notice
            tone="error"
            title={t('조리법을 불러오지 못했어요')}
            action={<LazyContactShop language={page} />}
          >
            {t('인터넷 연결을 확인하고 다시 열어 주세요.')}
          </Notice>
        ) : (
          <Loading label={t('불러오고 있어요')} />
        )}
      </div>
    </Sheet>
  );
}
