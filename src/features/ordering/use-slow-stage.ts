import { useEffect, useState } from 'react';

/** When a slow step says so again, ms after it began (spec §8). */
const stagesMs = [3000, 8000, 13_000];

/** How often a working step has had to say that it is slow: 0 at first, 3 when the network is to blame. */
export function useSlowStage(since: number | undefined): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    setStage(0);
    if (since === undefined) return;
    const timers = stagesMs.map((ms, index) => setTimeout(() => setStage(index + 1), ms));
    return () => timers.forEach(clearTimeout);
  }, [since]);
  return stage;
}
