import { useClock } from '../../data/device/use-clock.ts';
import { Countdown } from './countdown.tsx';
import { CutOff } from './cut-off.tsx';

const dayMs = 86_400_000;

/** The cut-off beside the basket: date and time, and on the last day the time left. */
export function OrderUntil({ finishDate }: { finishDate: number }) {
  const lastDay = useClock((now) => Number(finishDate - now < dayMs)) === 1;
  return (
    <>
      <CutOff finishDate={finishDate} />
      {lastDay && (
        <>
          {' · '}
          <Countdown finishDate={finishDate} />
        </>
      )}
    </>
  );
}
