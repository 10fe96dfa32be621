import { int64 } from '../arithmetic.ts';
import { isNumber, RuleBytes, RuleError, RuleLatLng, RulePath, type RuleValue } from '../values.ts';
import { asNumber, type Functions, type MethodsOf, wrongType } from './arguments.ts';
import { toText } from './text.ts';

export const bytesMethods: MethodsOf<RuleBytes> = {
  size: { arity: [0], run: ({ bytes }) => BigInt(bytes.length) },
  // The URL-safe alphabet, with padding.
  toBase64: {
    arity: [0],
    run: ({ bytes }) =>
      Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  },
  toHexString: { arity: [0], run: ({ bytes }) => Buffer.from(bytes).toString('hex').toUpperCase() },
};

export const latlngMethods: MethodsOf<RuleLatLng> = {
  latitude: { arity: [0], run: ({ latitude }) => latitude },
  longitude: { arity: [0], run: ({ longitude }) => longitude },
  distance: { arity: [1], run: (from, [to]) => distance(from, to) },
};

const EARTH_METRES = 6_371_010;

function distance(a: RuleLatLng, b: RuleValue | undefined): number {
  if (!(b instanceof RuleLatLng)) throw wrongType(b, 'latlng');
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const [dLat, dLng] = [rad(b.latitude - a.latitude), rad(b.longitude - a.longitude)];
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

export const latlngFunctions: Functions = {
  value: {
    arity: [2],
    run: ([lat, lng]) => toLatLng(Number(asNumber(lat)), Number(asNumber(lng))),
  },
};

function toLatLng(latitude: number, longitude: number): RuleLatLng {
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) {
    return new RuleLatLng(latitude, longitude);
  }
  throw new RuleError(
    `Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: ${latitude}, longitude: ${longitude}.`,
  );
}

const toInt = (value: number): bigint => {
  if (!Number.isFinite(value)) throw new RuleError('Not a finite number.');
  return int64(BigInt(value));
};

const onFloat = (f: (value: number) => RuleValue) => ({
  arity: [1],
  run: ([value]: readonly RuleValue[]): RuleValue => f(Number(asNumber(value))),
});

export const mathFunctions: Functions = {
  abs: {
    arity: [1],
    run: ([value]) => {
      const number = asNumber(value);
      return typeof number === 'bigint' ? int64(number < 0n ? -number : number) : Math.abs(number);
    },
  },
  ceil: onFloat(Math.ceil),
  floor: onFloat(Math.floor),
  // Half of a whole number goes up, also below zero.
  round: onFloat((value) => toInt(Math.round(value))),
  sqrt: onFloat(Math.sqrt),
  isNaN: onFloat(Number.isNaN),
  pow: { arity: [2], run: ([a, b]) => Number(asNumber(a)) ** Number(asNumber(b)) },
};

const hash = (f: (bytes: Uint8Array) => Uint8Array) => ({
  arity: [1],
  run: ([value]: readonly RuleValue[]): RuleValue => new RuleBytes(f(bytesOf(value))),
});

function bytesOf(value: RuleValue | undefined): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value);
  if (value instanceof RuleBytes) return value.bytes;
  throw wrongType(value, 'string or bytes');
}

/** Little-endian, as production has it. */
function uint32(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** node:crypto is loaded on first use: few rules hash, and an import would slow down every start. */
const digest = (algorithm: string, bytes: Uint8Array): Uint8Array =>
  process.getBuiltinModule('node:crypto').createHash(algorithm).update(bytes).digest();

/** CRC-32C (Castagnoli), bit by bit, which is fast enough for the short strings that rules hash. */
function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export const hashingFunctions: Functions = {
  crc32: hash((bytes) => uint32(process.getBuiltinModule('node:zlib').crc32(bytes))),
  crc32c: hash((bytes) => uint32(crc32c(bytes))),
  md5: hash((bytes) => digest('md5', bytes)),
  sha256: hash((bytes) => digest('sha256', bytes)),
};

/** Conversions and helpers without a namespace. */
export const globalFunctions: Functions = {
  int: { arity: [1], run: ([value]) => toInteger(value) },
  float: { arity: [1], run: ([value]) => toFloat(value) },
  string: { arity: [1], run: ([value]) => toText(value) },
  path: { arity: [1], run: ([value]) => toPath(value) },
};

function toInteger(value: RuleValue | undefined): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return toInt(Math.trunc(value));
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return int64(BigInt(value));
  throw wrongType(value, 'number or a string of digits');
}

function toFloat(value: RuleValue | undefined): number {
  if (value !== undefined && isNumber(value)) return Number(value);
  if (typeof value === 'string' && /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(value))
    return Number(value);
  throw wrongType(value, 'number or a string of one');
}

function toPath(value: RuleValue | undefined): RulePath {
  if (typeof value === 'string')
    return new RulePath(value.split('/').filter((part) => part !== ''));
  throw wrongType(value, 'string');
}
