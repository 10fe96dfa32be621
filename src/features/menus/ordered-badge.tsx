import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/feedback/badge.tsx';

type OrderedBadgeProps = {
  /** The quantity in the customer's orders of the date. */
  ordered: number;
  /** The customer has ordered it before, on any date. */
  before: boolean;
};

/** That a customer has ordered a dish: for this date, or ever. */
export function OrderedBadge({ ordered, before }: OrderedBadgeProps) {
  const { t } = useTranslation();
  if (ordered > 0) {
    return (
      <Badge tone="fresh" icon={<CircleCheck aria-hidden="true" />}>
        {t('{{count}}개 주문함', { count: ordered })}
      </Badge>
    );
  }
  return before ? <Badge>{t('전에 주문함')}</Badge> : null;
}
