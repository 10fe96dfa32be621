import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../../domain/customer/suburbs.ts';
import { SuburbQuestionNotice } from '../../../../parts/suburb-question-notice.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { AddressQuestion } from './caller-details.ts';

type AddressQuestionNoticeProps = {
  question: AddressQuestion;
  /** Where the date's deliveries go, by its name. */
  area: string;
  onChoose: (place: Place) => void;
  /** The address is right as it was typed. */
  onKeep: () => void;
};

/** Asks about an address that staff have typed, what its customer would be asked. */
export function AddressQuestionNotice(props: AddressQuestionNoticeProps) {
  const { question, area, onChoose, onKeep } = props;
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  if (question.kind !== 'area') {
    return <SuburbQuestionNotice question={question} onChoose={onChoose} onKeep={onKeep} />;
  }
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice
        tone="honey"
        announce
        title={t('이 주소로 보낼까요?')}
        action={<Button onClick={onKeep}>{t('이 주소로 계속하기')}</Button>}
      >
        {t('{{address}}\n{{area}} 배송 지역 밖인 것 같아요. 이 날은 {{area}} 쪽으로 배송해요.', {
          address: question.address,
          area,
        })}
      </Notice>
    </div>
  );
}
