import { useTranslation } from 'react-i18next';
import type { OlderOrders } from '../data/order/use-older-orders.ts';
import { errorMessage } from '../i18n/error-message.ts';
import { Button } from '../ui/controls/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';

/** `label` of the button, and `failed` as the title of why they can't be shown. */
type ShowOlderProps = { older: OlderOrders; label: string; failed: string };

/** Under a list of orders: reads some of those that are too old to be read with it. */
export function ShowOlder({ older, label, failed }: ShowOlderProps) {
  const { t } = useTranslation();
  const { hasMore, loading, error, showMore } = older;
  if (error) {
    return (
      <Notice tone="error" title={failed}>
        {errorMessage(t, error.code)}
      </Notice>
    );
  }
  if (!hasMore && !loading) return null;
  return (
    <Button fullWidth busy={loading} onClick={showMore}>
      {label}
    </Button>
  );
}
