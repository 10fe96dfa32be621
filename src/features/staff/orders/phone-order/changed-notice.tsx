import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { linesText } from '../../../../domain/order/line-titles.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';

type ChangedNoticeProps = { order: Order; language: Language; onTake: () => void };

/** Says that somebody has changed the order since the form was filled from it, and takes that on request. */
export function ChangedNotice({ order, language, onTake }: ChangedNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="honey"
      announce
      title={t('그사이 이 주문이 바뀌었어요.')}
      action={<Button onClick={onTake}>{t('바뀐 내용 가져오기')}</Button>}
    >
      {t('지금은: {{now}}', { now: linesText(Object.values(order.menus), language) })}
    </Notice>
  );
}
