export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly maxLcpMs: number;
}

/** The result of one run: scores out of 100, times in ms. */
export interface Sample {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Names of the pass/fail audits that failed. */
  readonly failed: readonly string[];
}

const TARGETS = { performance: 97, tbtMs: 40, cls: 0.02 } as const;

const figures = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'lcpMs',
  'tbtMs',
  'cls',
] as const;

/** The median of each figure, and all audits that failed in any run. */
export function medianOf(samples: readonly Sample[]): Sample {
  const middle = (values: number[]) =>
    values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
  const medians = Object.fromEntries(
    figures.map((figure) => [figure, middle(samples.map((sample) => sample[figure]))]),
  ) as Record<(typeof figures)[number], number>;
  return { ...medians, failed: [...new Set(samples.flatMap(({ failed }) => failed))] };
}

export function isWithinLimits(screen: Screen, sample: Sample): boolean {
  return (
    sample.performance >= TARGETS.performance &&
    sample.lcpMs <= screen.maxLcpMs &&
    sample.tbtMs <= TARGETS.tbtMs &&
    sample.cls <= TARGETS.cls &&
    [sample.accessibility, sample.bestPractices, sample.seo].every((score) => score === 100)
  );
}

export function formatScreen(screen: Screen, sample: Sample): string {
  const { performance, accessibility, bestPractices, seo, lcpMs, tbtMs, cls, failed } = sample;
  const mark = isWithinLimits(screen, sample) ? '✓' : '✗';
  const times = `LCP ${(lcpMs / 1000).toFixed(2)} s (≤ ${screen.maxLcpMs / 1000}), TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(3)}`;
  const scores = `performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}`;
  return `${mark} ${screen.name}: ${scores}; ${times}${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`;
}
