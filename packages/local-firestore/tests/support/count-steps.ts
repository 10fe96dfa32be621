import { Session } from 'node:inspector';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Optimised code is not counted.
setFlagsFromString('--no-opt');
setFlagsFromString('--no-maglev');

const SOURCES = pathToFileURL(join(import.meta.dirname, '../../src/')).href;

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/**
 * How many steps `work` takes: the times that blocks of this package's code run, and the items that arrays
 * move for it. Unlike time, the count is the same on every machine.
 */
export function countSteps(work: () => void): number {
  const session = new Session();
  session.connect();
  let moved = 0;
  const { splice } = Array.prototype;
  let coverage: Coverage | undefined;
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // biome-ignore lint/suspicious/noExplicitAny: the arguments are handed on as they come
  Array.prototype.splice = function (this: unknown[], ...args: any) {
    moved += this.length;
    return Reflect.apply(splice, this, args);
  };
  try {
    work();
    session.post('Profiler.takePreciseCoverage', (_, result) => {
      coverage = result as Coverage;
    });
  } finally {
    Array.prototype.splice = splice;
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
  const own = coverage?.result.filter(({ url }) => url.startsWith(SOURCES)) ?? [];
  const counts = own.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
  return counts.reduce((sum, { count }) => sum + count, moved);
}
