import type { State } from './stage.ts';

const MOST_IN_A_VISIT = 8;

/**
 * States in groups that one visit can show in turn, because it is the same customer's; those that prepare something or
 * sign somebody up stand alone.
 */
export function visitsOf(chosen: readonly State[]): State[][] {
  const isAlone = ({ before, signsUp }: State) => before !== undefined || signsUp === true;
  const alone = chosen.filter(isAlone).map((state) => [state]);
  const together = Map.groupBy(
    chosen.filter((state) => !isAlone(state)),
    ({ who }) => who,
  );
  const visits = [...together.values()].flatMap((shown) =>
    Array.from({ length: Math.ceil(shown.length / MOST_IN_A_VISIT) }, (_, at) =>
      shown.slice(at * MOST_IN_A_VISIT, (at + 1) * MOST_IN_A_VISIT),
    ),
  );
  return [...visits, ...alone];
}
