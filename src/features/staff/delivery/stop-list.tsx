import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import type { DraggableStopsProps } from './draggable-stops.tsx';
import { PlainStops } from './plain-stops.tsx';

type List = ComponentType<DraggableStopsProps>;

/** The stops wait so long for the code that drags them, ms. */
const waitMs = 3000;
/** Kept for the next time that stops are listed. */
let draggable: List | undefined;

async function loadDraggable(): Promise<List> {
  draggable ??= (await import('./draggable-stops.tsx')).DraggableStops;
  return draggable;
}

/**
 * The stops of a suburb, to be dragged if the code for it comes in time. What lists them stays while it is shown: another
 * list would take away an open question, and the photo that is just being taken.
 */
export function StopList(props: DraggableStopsProps) {
  const { t } = useTranslation();
  const [{ List }, setChosen] = useState({ List: draggable });
  useEffect(() => {
    if (List) return;
    const choose = (chosen: List) => setChosen((known) => (known.List ? known : { List: chosen }));
    const late = setTimeout(choose, waitMs, PlainStops);
    loadDraggable().then(choose, (error) => {
      console.error('stops can not be dragged', error);
      choose(PlainStops);
    });
    return () => clearTimeout(late);
  }, [List]);
  return List ? <List {...props} /> : <Loading label={t('배송 순서를 불러오고 있어요')} />;
}
