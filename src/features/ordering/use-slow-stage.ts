import { useEffect, useState } from 'react';
import { slowStepsMs } from '../../domain/slow-steps.ts';

/** How often a working step has had to say that it is slow: 0 at first, 3 when the network is to blame. */
export function useSlowStage(since: number | undefined): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    setStage(0);
    if (since === undefined) return;
    const timers = slowStepsMs.map((ms, index) => setTimeout(() => setStage(index + 1), ms));
    return () => timers.forEach(clearTimeout);
  }, [since]);
  return stage;
}
