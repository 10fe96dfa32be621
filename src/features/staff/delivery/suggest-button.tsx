import { Route } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shopConfig } from '../../../data/shop-config.ts';
import type { Area } from '../../../domain/staff/delivery/delivery-run.ts';
import type { SuggestedOrder } from '../../../domain/staff/delivery/suggest-order.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';

type SuggestButtonProps = {
  areas: readonly Area[];
  /** Ids of the orders that were delivered. */
  delivered: ReadonlySet<string>;
  busy: boolean;
  /** Takes a driving order that is shorter. */
  onSuggested: (suggested: SuggestedOrder) => void;
};

/** Puts the suburbs and stops in an order that is shorter to drive from the kitchen, the seller's address. */
export function SuggestButton({ areas, delivered, busy, onSuggested }: SuggestButtonProps) {
  const { t } = useTranslation();
  const [computing, setComputing] = useState(false);
  const suggest = async () => {
    setComputing(true);
    try {
      // With the middles of all postcodes, which nothing else on the screen needs.
      const { placeOf, suggestOrder } = await import(
        '../../../domain/staff/delivery/suggest-order.ts'
      );
      const { address } = shopConfig;
      const kitchen = placeOf({ customerInfo: { address, addressFull: null } });
      const suggested = suggestOrder(areas, delivered, kitchen);
      if (suggested) onSuggested(suggested);
      else notify.info(t('지금 순서보다 짧은 길을 찾지 못했어요'));
    } catch (error) {
      console.error('no order suggested', error);
      notify.trouble(t('순서를 찾지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.'));
    }
    setComputing(false);
  };
  return (
    <Button
      fullWidth
      icon={<Route aria-hidden="true" />}
      busy={busy || computing}
      onClick={() => void suggest()}
    >
      {t('짧은 순서로 바꾸기')}
    </Button>
  );
}
