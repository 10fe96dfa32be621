import type { CustomerRefund } from '../../../domain/refunds/refund.ts';
import { RetryButton } from './retry-button.tsx';
import { SettleButton } from './settle-button.tsx';

/** What staff can do about a refund that failed: send it again, or record that they have paid it back by hand. */
export function FailedRefundButtons({ refund }: { refund: Pick<CustomerRefund, 'id' | 'amount'> }) {
  return (
    <>
      <RetryButton refund={refund} />
      <SettleButton refund={refund} />
    </>
  );
}
