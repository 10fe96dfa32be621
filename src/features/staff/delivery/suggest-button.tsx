import { Route } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shopConfig } from '../../../data/shop-config.ts';
import { staffSettings } from '../../../data/staff/staff-settings.ts';
import {
  type Area,
  type DeliveryRun,
  undecidedPlaces,
} from '../../../domain/staff/delivery/delivery-run.ts';
import { mostOrderedStops, routeOf, setRoute } from '../../../domain/staff/delivery/set-route.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useAction } from '../common/changes/use-action.ts';

type SuggestButtonProps = {
  dateId: string;
  areas: readonly Area[];
  run: DeliveryRun;
  /** Ids of the orders that were delivered. */
  delivered: ReadonlySet<string>;
};

/** Puts the suburbs and stops in an order that is shorter to drive from the kitchen, and says what that saves. */
export function SuggestButton({ dateId, areas, run, delivered }: SuggestButtonProps) {
  const { t } = useTranslation();
  const { busy, run: runAction } = useAction();
  const [computing, setComputing] = useState(false);
  const stops = areas.flatMap((area) => area.stops);
  const suggested = async () => {
    setComputing(true);
    try {
      // With the middles of all postcodes, which nothing else on the screen needs.
      const [{ suggestOrder }, { kitchenAt }] = await Promise.all([
        import('../../../domain/staff/delivery/suggest-order.ts'),
        import('../../../domain/staff/delivery/place-of.ts'),
      ]);
      const kitchen = kitchenAt(staffSettings.kitchen, shopConfig.address);
      return suggestOrder(areas, delivered, kitchen) ?? 'none';
    } catch (error) {
      console.error('no order suggested', error);
      notify.trouble(t('순서를 찾지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.'));
      return undefined;
    } finally {
      setComputing(false);
    }
  };
  const suggest = async () => {
    if (stops.length > mostOrderedStops) {
      return notify.info(
        t('배송지가 {{most}}곳보다 많으면 순서를 찾지 못해요. 지역과 배송지를 직접 옮겨 주세요.', {
          most: mostOrderedStops,
        }),
      );
    }
    const found = await suggested();
    if (!found) return;
    if (found === 'none') return notify.info(t('지금 순서보다 짧은 길을 찾지 못했어요'));
    const { route, minutes, km } = found;
    const shown = { areas: areas.map(({ name }) => name), stops: stops.map(({ id }) => id) };
    const done = [
      t('순서를 바꿨어요. 길이 약 {{km}}km, {{count}}분 짧아져요.', { km, count: minutes }),
      stops.some(({ window }) => window) && t('정해 둔 배송 시간은 그대로이니 다시 정해 주세요.'),
    ];
    const input = { dateId, route, shown, places: undecidedPlaces(stops, run) };
    await runAction(setRoute, input, {
      seen: routeOf(run, shown),
      done: done.filter(Boolean).join(' '),
    });
  };
  return (
    <Button
      fullWidth
      icon={<Route aria-hidden="true" />}
      busy={busy || computing}
      onClick={() => void suggest()}
    >
      {t('더 짧은 순서로 바꾸기')}
    </Button>
  );
}
