import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveRoute } from '../../../data/staff/delivery/use-delivery-run.ts';
import type { DeliveryRun } from '../../../domain/staff/delivery/delivery-run.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';

type WithRouteProps = { route: LiveRoute; children: (run: DeliveryRun) => ReactNode };

/**
 * Renders what depends on the order and times of the stops once they are known: without them the stops would be
 * in the order of their addresses. Says when they are loading or could not be read.
 */
export function WithRoute({ route: { run, failed }, children }: WithRouteProps) {
  const { t } = useTranslation();
  return (
    <>
      {failed && (
        <div className="no-print">
          <Notice tone="error">
            {t('배송 순서와 시간을 불러오지 못했어요. 연결되면 다시 불러와요.')}
          </Notice>
        </div>
      )}
      {!failed && !run && <Loading label={t('배송 순서를 불러오고 있어요')} />}
      {run && children(run)}
    </>
  );
}
