import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUid } from '../../data/customer/use-session.ts';
import { chooseDishFilter } from '../../data/menus/use-dish-filter.ts';
import type { Language } from '../../domain/lib/language.ts';
import {
  type AllergenId,
  allergenIds,
  allergenNames,
  treeNuts,
  treeNutsName,
} from '../../domain/menus/allergens.ts';
import {
  type DishFilter,
  dietWishes,
  noFilter,
  wishNames,
} from '../../domain/menus/dish-filter.ts';
import { ContactShop } from '../../parts/contact-shop.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './menu-detail-dialog.module.css';

type DishFilterDialogProps = { filter: DishFilter; language: Language; onClose: () => void };

/** Edits the dish filter. It is stored on the phone and, signed in, on the profile. */
export function DishFilterDialog({ filter, language, onClose }: DishFilterDialogProps) {
  const { t } = useTranslation();
  const uid = useUid();
  const [next, setNext] = useState(filter);
  const { without } = next;
  const avoidsAllNuts = treeNuts.every((nut) => without.includes(nut));
  const [nutsOpen, setNutsOpen] = useState(
    () => !avoidsAllNuts && treeNuts.some((nut) => without.includes(nut)),
  );
  const others = without.filter((id) => !isTreeNut(id));
  const allergen = (id: AllergenId) => (
    <Chip
      key={id}
      selected={without.includes(id)}
      onToggle={() => setNext({ ...next, without: toggled(without, id) })}
    >
      {allergenNames[id][language]}
    </Chip>
  );
  const save = (chosen: DishFilter) => {
    chooseDishFilter(chosen, uid).catch(() =>
      notify.trouble(t('이 휴대폰에만 저장했어요. 연결되면 다시 골라 주세요.')),
    );
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('알레르기·식단')}
      description={t(
        '들어 있는 메뉴를 숨겨요. 섞일 수 있거나 표시되지 않은 메뉴에는 그렇게 적어요.',
      )}
      closeLabel={t('닫기')}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => save(noFilter)}>{t('모두 보기')}</Button>
          <Button variant="primary" size="large" onClick={() => save(next)}>
            {t('이대로 보기')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <fieldset className={styles.choice}>
          <legend>{t('이것을 빼고')}</legend>
          <Chip
            selected={avoidsAllNuts}
            onToggle={() =>
              setNext({ ...next, without: avoidsAllNuts ? others : [...others, ...treeNuts] })
            }
          >
            {treeNutsName[language]}
          </Chip>
          {allergenIds.filter((id) => !isTreeNut(id)).map(allergen)}
          <Button variant="quiet" aria-expanded={nutsOpen} onClick={() => setNutsOpen(!nutsOpen)}>
            {t('견과류 하나씩 고르기')}
          </Button>
          {nutsOpen && treeNuts.map(allergen)}
        </fieldset>
        <fieldset className={styles.choice}>
          <legend>{t('이런 메뉴만')}</legend>
          {dietWishes.map((wish) => (
            <Chip
              key={wish}
              selected={next.diet.includes(wish)}
              onToggle={() => setNext({ ...next, diet: toggled(next.diet, wish) })}
            >
              {wishNames[wish][language]}
            </Chip>
          ))}
        </fieldset>
        <p className={styles.ask}>
          {t(
            '같은 주방에서 여러 음식을 만들어요. 알레르기가 심하시면 주문하기 전에 물어봐 주세요.',
          )}
        </p>
        <ContactShop language={language} />
      </div>
    </Sheet>
  );
}

const isTreeNut = (id: AllergenId) => treeNuts.some((nut) => nut === id);

function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
