import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceAnswer } from '../../domain/customer/place.ts';
import { type Place, placeName } from '../../domain/customer/suburbs.ts';
import { areaName } from '../../domain/dates/date-card.ts';
import type { Language } from '../../domain/lib/language.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './place-question.module.css';

type PlaceAnswerNoticeProps = {
  answer: PlaceAnswer;
  language: Language;
  onShowAll: () => void;
  /** Asks about a suggested place. */
  onChoose: (place: Place) => void;
  ref: Ref<HTMLDivElement>;
};

/** Whether the shop delivers to a place, and what to do next. */
export function PlaceAnswerNotice({ ref, ...answered }: PlaceAnswerNoticeProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.answer}>
      <Answer {...answered} />
    </div>
  );
}

function Answer({ answer, language, onShowAll, onChoose }: Omit<PlaceAnswerNoticeProps, 'ref'>) {
  const { t } = useTranslation();
  if (answer.kind === 'delivered') {
    const area = answer.areas.map((one) => areaName(one, language)).join(' · ');
    return (
      <Notice
        tone="fresh"
        title={t('네, {{place}}에 배송해요', { place: placeName(answer.place) })}
        action={<Button onClick={onShowAll}>{t('모든 날짜 보기')}</Button>}
      >
        {t('{{area}} 배송 날짜만 보여 드려요.', { area })}
      </Notice>
    );
  }
  if (answer.kind !== 'unknown') {
    const place = placeName(answer.place);
    const isFar = answer.kind === 'outside';
    return (
      <Notice
        tone="honey"
        title={
          isFar
            ? t('{{place}}에는 배송하지 않아요', { place })
            : t('{{place}} 동네는 배송 지역 밖이에요', { place })
        }
        action={<LazyContactShop language={language} />}
      >
        {isFar
          ? t('시드니나 고스포드 가까이에 사시면 저희에게 물어봐 주세요.')
          : t('주문하실 때 한 번 더 확인해요. 갈 수 있는지 먼저 물어봐 주세요.')}
      </Notice>
    );
  }
  return (
    <Notice
      tone="honey"
      title={t('{{place}} 동네를 찾지 못했어요', { place: answer.text })}
      action={<LazyContactShop language={language} />}
    >
      {answer.similar.length > 0 && (
        <>
          {t('혹시 여기인가요?')}
          <div className={styles.similar}>
            {answer.similar.map((place) => (
              <Button key={placeName(place)} onClick={() => onChoose(place)}>
                {placeName(place)}
              </Button>
            ))}
          </div>
        </>
      )}
      {t('우편번호 네 자리로 찾아보시거나 저희에게 물어봐 주세요.')}
    </Notice>
  );
}
