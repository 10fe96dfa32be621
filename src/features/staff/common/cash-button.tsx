import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/lib/money.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';

type CashButtonProps = { one: BoardOrder; className: string | undefined; onTap: () => void };

/** One tap takes the cash that is left to collect, or gives back what is too much; nothing without cash. */
export function CashButton({ one, className, onTap }: CashButtonProps) {
  const { t } = useTranslation();
  const { due, taken, collect } = one;
  if (due === 0 && taken === 0) return null;
  const { name } = one.order.customerInfo;
  const amount = formatMoney(Math.abs(collect) || taken);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={collect === 0}
      aria-label={
        collect < 0
          ? t('{{name}}: {{amount}} 돌려줌', { name, amount })
          : t('{{name}}: {{amount}} 받음', { name, amount })
      }
      onClick={onTap}
    >
      <Check aria-hidden="true" />
      {collect < 0 ? t('{{amount}} 돌려주기', { amount }) : amount}
    </button>
  );
}
