import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../../domain/lib/language.ts';
import { maxGiftName } from '../../../../domain/messages/announcement.ts';
import type { TypedGift } from '../../../../domain/staff/dates/date-promotion.ts';
import { languageName } from '../../../../i18n/language-message.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import styles from '../../common/forms/staff-form.module.css';

type PromotionGiftFieldsProps = {
  typed: TypedGift;
  /** The fields that are missing or wrong, once it was tried to save them. */
  wrong: readonly ('from' | Language)[];
  onChange: (typed: TypedGift) => void;
};

/** What orders of a date get from an amount on, if anything: the amount, and the gift in every language. */
export function PromotionGiftFields({ typed, wrong, onChange }: PromotionGiftFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.quiet}>
        {t(
          '얼마부터 무엇을 더 드린다고 적으면 장바구니와 주문서에 남은 금액이 보여요. 주문에 저절로 담기지는 않아요. 포장 목록에 적히니 포장할 때 넣어 주세요.',
        )}
      </p>
      <TextField
        label={t('얼마부터 더 드리나요 (달러)')}
        optionalLabel={t('(선택)')}
        hint={t('포인트와 코드를 쓰기 전 금액이에요. 세트 메뉴는 세지 않아요.')}
        inputMode="decimal"
        maxLength={7}
        value={typed.from}
        error={wrong.includes('from') ? t('1부터 1000까지 적어 주세요.') : undefined}
        onChange={({ target }) => onChange({ ...typed, from: target.value })}
      />
      {languages.map((one) => (
        <TextField
          key={one}
          label={t('더 드리는 것 ({{language}})', { language: languageName(t, one) })}
          optionalLabel={t('(선택)')}
          hint={t('“무료 국”처럼 적어 주세요.')}
          lang={one}
          maxLength={maxGiftName}
          value={typed.words[one]}
          error={wrong.includes(one) ? t('무엇을 더 드리는지 적어 주세요') : undefined}
          onChange={({ target }) =>
            onChange({ ...typed, words: { ...typed.words, [one]: target.value } })
          }
        />
      ))}
    </>
  );
}
