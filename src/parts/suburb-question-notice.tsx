import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuburbDoubt } from '../domain/customer/suburb-fit.ts';
import { type Place, placeName } from '../domain/customer/suburbs.ts';
import { type Language, languageOf } from '../domain/lib/language.ts';
import { Button } from '../ui/controls/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import styles from './suburb-question-notice.module.css';

type SuburbQuestionNoticeProps = {
  question: SuburbDoubt;
  onChoose: (place: Place) => void;
  /** The suburb is right as it was typed. */
  onKeep: () => void;
};

interface SuburbWords extends Record<SuburbDoubt['kind'], (place: string) => string> {
  offers: string;
  keep: string;
}

const suburbWords: Record<Language, SuburbWords> = {
  ko: {
    elsewhere: (place) => `${place}: 동네와 우편번호가 서로 맞지 않아요`,
    unknown: (place) => `${place} 동네를 찾지 못했어요`,
    offers: '혹시 여기인가요?',
    keep: '쓴 그대로 저장하기',
  },
  en: {
    elsewhere: (place) => `${place}: suburb and postcode don’t match`,
    unknown: (place) => `We don’t know ${place}`,
    offers: 'Is it one of these?',
    keep: 'Save it as I typed it',
  },
};

/** Asks what is meant by a suburb that does not fit its postcode. */
export function SuburbQuestionNotice({ question, onChoose, onKeep }: SuburbQuestionNoticeProps) {
  const words = suburbWords[languageOf(useTranslation().i18n.language)];
  const { kind, typed, offers } = question;
  const place = placeName(typed);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.question}>
      <Notice tone="honey" announce title={words[kind](place)}>
        {offers.length > 0 && words.offers}
        <div className={styles.offers}>
          {offers.map((offer) => (
            <Button key={placeName(offer)} onClick={() => onChoose(offer)}>
              {placeName(offer)}
            </Button>
          ))}
          {kind === 'unknown' && (
            <Button variant="quiet" onClick={onKeep}>
              {words.keep}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
