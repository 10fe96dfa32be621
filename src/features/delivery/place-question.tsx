import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { loadSuburbs } from '../../data/customer/load-suburbs.ts';
import { shopConfig } from '../../data/shop-config.ts';
import { parseAreaCircle } from '../../domain/customer/delivery-area.ts';
import {
  answerForPlace,
  answerForText,
  type PlaceAnswer,
  typedPostcode,
} from '../../domain/customer/place.ts';
import type { Language } from '../../domain/lib/language.ts';
import { useAskedPlace } from '../../screen-state/asked-place.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { PlaceAnswerNotice } from './place-answer-notice.tsx';
import styles from './place-question.module.css';

const circles = {
  sydney: parseAreaCircle(shopConfig.areas.sydney),
  gosford: parseAreaCircle(shopConfig.areas.gosford),
};

type PlaceQuestionProps = { language: Language; onClose: () => void };

/** A field for a suburb or postcode, and the answer. What is typed does not leave the phone. */
export function PlaceQuestion({ language, onClose }: PlaceQuestionProps) {
  const { t } = useTranslation();
  const { answer } = useAskedPlace();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<'empty' | 'not-loaded'>();
  const notice = useRef<HTMLDivElement>(null);
  const show = (next: PlaceAnswer) => {
    flushSync(() => useAskedPlace.setState({ answer: next }));
    // The answer is read out, and the keyboard of a phone no longer covers the dates.
    notice.current?.focus();
  };
  const ask = async () => {
    setError(undefined);
    if (!text.trim()) {
      setError('empty');
      return;
    }
    setBusy(true);
    try {
      const suburbs = typedPostcode(text) ? [] : await loadSuburbs();
      show(answerForText(text, suburbs, circles));
    } catch (failure) {
      console.error('suburbs not loaded', failure);
      setError('not-loaded');
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask();
  };
  const errors = {
    empty: t('동네 이름이나 우편번호를 적어 주세요'),
    'not-loaded': t('동네 목록을 불러오지 못했어요. 우편번호 네 자리로 찾아보세요.'),
  };
  return (
    <div className={styles.question}>
      {answer?.kind !== 'delivered' && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label={t('동네 이름이나 우편번호')}
            hint={t('예: 스트라스필드, Strathfield, 2135')}
            error={error && errors[error]}
            value={text}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" busy={busy} busyLabel={t('찾고 있어요')}>
            {t('알아보기')}
          </Button>
        </form>
      )}
      {answer && (
        <PlaceAnswerNotice
          ref={notice}
          answer={answer}
          language={language}
          onShowAll={onClose}
          onChoose={(place) => show(answerForPlace(place, circles))}
        />
      )}
    </div>
  );
}
