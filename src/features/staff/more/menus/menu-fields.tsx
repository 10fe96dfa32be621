import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Categories, categoryName, type Menu } from '../../../../domain/menus/menu.ts';
import { categoryOrder } from '../../../../domain/staff/menus/category-order.ts';
import { limitOf, menuTextLimits } from '../../../../domain/staff/menus/menu-checks.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import styles from '../../common/forms/staff-form.module.css';

type MenuFieldsProps = {
  draft: Menu;
  categories: Categories;
  language: Language;
  /** The invalid fields. */
  problems: readonly (keyof Menu)[];
  onChange: (menu: Menu) => void;
};

/** The fields of a menu; an empty text means that the menu does not have the field. */
export function MenuFields({ draft, categories, language, problems, onChange }: MenuFieldsProps) {
  const { t } = useTranslation();
  const [price, setPrice] = useState(Number.isNaN(draft.price) ? '' : draft.price.toFixed(2));
  const set = (change: Partial<Menu>) => onChange({ ...draft, ...change });
  const wrong = (field: keyof Menu, words: string) =>
    problems.includes(field) ? words : undefined;
  const tooLong = (field: keyof Menu) =>
    wrong(field, t('{{detail}}자까지 적을 수 있어요.', { detail: String(limitOf(field)) }));
  const text = (field: 'titleEn' | 'desc' | 'descEn' | 'jori' | 'joriEn') => ({
    value: draft[field] ?? '',
    error: tooLong(field),
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [field]: target.value || undefined }),
  });
  const { title, desc, jori } = menuTextLimits;
  return (
    <>
      <div className={styles.group}>
        <TextField
          label={t('이름 (한국어)')}
          maxLength={title}
          value={draft.title}
          error={
            draft.title.trim() === '' ? wrong('title', t('이름을 적어 주세요.')) : tooLong('title')
          }
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextField label={t('이름 (영어)')} maxLength={title} {...text('titleEn')} />
        <TextField
          label={t('값 (달러)')}
          inputMode="decimal"
          value={price}
          error={wrong('price', t('0.01부터 1000까지, 센트까지만 적어 주세요.'))}
          onChange={({ target }) => {
            setPrice(target.value);
            set({
              price: /^\d{1,4}(\.\d{1,2})?$/.test(target.value) ? Number(target.value) : Number.NaN,
            });
          }}
        />
        <SelectField
          label={t('분류')}
          value={draft.cat}
          error={wrong('cat', t('분류를 골라 주세요.'))}
          options={categoryOrder(categories).flatMap((id) => {
            const category = categories[id];
            return category ? [{ value: id, label: categoryName(category, language) }] : [];
          })}
          onChange={(cat) => set({ cat })}
        />
      </div>
      <div>
        <Checkbox
          label={t('판매 중')}
          hint={t('끄면 어느 날짜에서도 손님께 보이지 않아요.')}
          checked={draft.active}
          onChange={({ target }) => set({ active: target.checked })}
        />
        <Checkbox
          label={t('영어 화면에 보이기')}
          checked={draft.en ?? false}
          onChange={({ target }) => set({ en: target.checked || undefined })}
        />
        <Checkbox
          label={t('포인트를 쌓지 않는 세트 메뉴')}
          checked={draft.noPoint ?? false}
          onChange={({ target }) => set({ noPoint: target.checked || undefined })}
        />
        <Checkbox
          label={t('GST 면세')}
          hint={t('표시하지 않으면 값에 GST가 들어 있다고 봐요. 세무사와 확인하고 표시해 주세요.')}
          checked={draft.gstFree ?? false}
          onChange={({ target }) => set({ gstFree: target.checked || undefined })}
        />
      </div>
      <div className={styles.group}>
        <TextArea label={t('설명 (한국어)')} maxLength={desc} {...text('desc')} />
        <TextArea label={t('설명 (영어)')} maxLength={desc} {...text('descEn')} />
        <TextArea label={t('조리법 (한국어)')} rows={6} maxLength={jori} {...text('jori')} />
        <TextArea label={t('조리법 (영어)')} rows={6} maxLength={jori} {...text('joriEn')} />
      </div>
    </>
  );
}
