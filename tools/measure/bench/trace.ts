import type { CDPSession } from '@playwright/test';

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, µs. */
  ts: number;
  /** CPU time, µs. */
  tdur?: number;
  args?: { name?: string };
}

/** What the browser traces meanwhile: tasks, rendering and frames. */
export async function trace(
  session: CDPSession,
  work: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'viz'],
    },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** CPU time of each task on the page's main thread, in ms; it does not depend on the machine's load. */
export function mainThreadTasks(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = new Map<string, number[]>();
  for (const event of events) {
    if (event.name !== 'RunTask' || event.tdur === undefined) continue;
    const thread = threadOf(event);
    if (mains.has(thread)) tasks.set(thread, [...(tasks.get(thread) ?? []), event.tdur / 1000]);
  }
  const sum = (of: readonly number[]) => of.reduce((total, ms) => total + ms, 0);
  // Idle pages have a main thread as well; the busiest is the shop's.
  return [...tasks.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
}
