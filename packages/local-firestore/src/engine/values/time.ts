import { isObject } from './json.ts';
import { invalid } from './status.ts';

/** Microseconds since 1970: the version of a document and of a snapshot. Fits a double until 2255. */
export type Micros = number;

/** A timestamp as whole seconds since 1970 plus microseconds: exact for any year. */
export interface Timestamp {
  readonly seconds: number;
  readonly micros: number;
}

/** Caches the last formatted version: a commit formats its version several times. */
let lastVersion = { micros: 0, text: '1970-01-01T00:00:00Z' };

/** ProtoJSON of a version. */
export function formatMicros(micros: Micros): string {
  if (micros !== lastVersion.micros) {
    lastVersion = { micros, text: formatTimestamp(timestampOf(micros)) };
  }
  return lastVersion.text;
}

function timestampOf(micros: Micros): Timestamp {
  const seconds = Math.floor(micros / 1_000_000);
  return { seconds, micros: micros - seconds * 1_000_000 };
}

/** Caches the last formatted second: on a busy server, most timestamps in a row share it. */
let lastSecond = { seconds: 0, text: '1970-01-01T00:00:00' };

function startOfSecond(seconds: number): string {
  if (seconds !== lastSecond.seconds) {
    lastSecond = { seconds, text: new Date(seconds * 1000).toISOString().slice(0, -5) };
  }
  return lastSecond.text;
}

/** ProtoJSON of a timestamp, with as few fractional digits (0, 3 or 6) as represent it exactly. */
export function formatTimestamp({ seconds, micros }: Timestamp): string {
  const start = startOfSecond(seconds);
  if (micros === 0) return `${start}Z`;
  const digits = String(micros).padStart(6, '0');
  return `${start}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}

const RFC3339 =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-]\d{2}:\d{2}))$/;

/** Reads a ProtoJSON timestamp or {seconds, nanos}, truncated to microseconds. Throws INVALID_ARGUMENT. */
export function parseTimestamp(value: unknown): Timestamp {
  if (isObject(value)) return fromParts(Number(value.seconds ?? 0), Number(value.nanos ?? 0));
  const match = typeof value === 'string' ? RFC3339.exec(value) : null;
  if (!match) throw invalid(`Invalid timestamp: ${JSON.stringify(value)}`);
  const [, day, clock, fraction = '', zone = 'Z'] = match;
  const millis = Date.parse(`${day}T${clock}${zone}`);
  return fromParts(millis / 1000, Number(fraction.padEnd(9, '0')));
}

/** Reads a timestamp as a version. */
export function parseVersion(value: unknown): Micros {
  const { seconds, micros } = parseTimestamp(value);
  return seconds * 1_000_000 + micros;
}

const MIN_SECONDS = -62135596800;
const MAX_SECONDS = 253402300799;

function fromParts(seconds: number, nanos: number): Timestamp {
  if (!Number.isInteger(seconds) || seconds < MIN_SECONDS || seconds > MAX_SECONDS) {
    throw invalid('Timestamp is out of range: from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z.');
  }
  if (!Number.isInteger(nanos) || nanos < 0 || nanos > 999_999_999) {
    throw invalid('Timestamp nanos must be from 0 to 999999999.');
  }
  return { seconds, micros: Math.floor(nanos / 1000) };
}

/** A clock in microseconds that never repeats or goes back, even when the machine's clock does. */
export class Clock {
  #last: Micros;
  constructor(last: Micros = 0) {
    this.#last = Math.max(last, Date.now() * 1000 - 1);
  }
  /** The version of the last commit (or of the start). */
  get last(): Micros {
    return this.#last;
  }
  /** A new version, later than every one before. */
  tick(): Micros {
    this.#last = Math.max(this.#last + 1, Date.now() * 1000);
    return this.#last;
  }
}
