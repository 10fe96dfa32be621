import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postalAddress } from '../../../../domain/customer/delivery-info.ts';
import { type Language, languages } from '../../../../domain/lib/language.ts';
import { languageName } from '../../../../i18n/language-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import styles from './caller.module.css';
import type { CallerDetails, ReadDetails } from './caller-details.ts';
import { DetailsFields } from './details-fields.tsx';

type WhoSectionProps = {
  details: CallerDetails;
  read: ReadDetails;
  lang: Language | undefined;
  /** Whether it begins with what is known of the caller, in a few lines. */
  folds: boolean;
  onDetails: (details: CallerDetails) => void;
  onLang: (lang: Language) => void;
};

/** Who the order is for and where it goes; of a known caller only what staff want to change is a field. */
export function WhoSection({ details, read, lang, folds, onDetails, onLang }: WhoSectionProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(!folds || !lang || read.missing !== undefined);
  if (!opened && lang) {
    const { name, phone, note } = read.info;
    return (
      <section className={`${styles.dishList} ${styles.dish}`}>
        <div className={styles.dishWords}>
          <p>
            <strong>{name}</strong> · {phone}
          </p>
          <p>{postalAddress(read.info)}</p>
          {note && <p className={styles.price}>{note}</p>}
          <p className={styles.price}>
            {t('손님이 읽는 말')}: {languageName(t, lang)}
          </p>
        </div>
        <Button icon={<Pencil aria-hidden="true" />} onClick={() => setOpened(true)}>
          {t('고치기')}
        </Button>
      </section>
    );
  }
  return (
    <>
      <DetailsFields details={details} read={read} onChange={onDetails} />
      <Segmented
        label={t('손님이 읽는 말')}
        hint={t('이 주문의 문자를 이 말로 보내요.')}
        options={languages.map((value) => ({ value, label: languageName(t, value) }))}
        value={lang}
        onChange={onLang}
      />
    </>
  );
}
