import type { Json } from '../values/json.ts';

/** With 10 bits and 7 hashes per name, one in a hundred other names is a false positive. */
const BITS_PER_NAME = 10;
const HASHES = 7;

/**
 * A google.firestore.v1.BloomFilter of document names. A name sets the bits h1 + i * h2 (modulo 2^64, then
 * modulo the number of bits), where h1 and h2 are the halves of its MD5 as little-endian integers.
 */
export function bloomFilter(names: readonly string[]): Json {
  const count = names.length * BITS_PER_NAME;
  const bitmap = Buffer.alloc(Math.ceil(count / 8));
  for (const name of names) {
    const digest = process.getBuiltinModule('node:crypto').createHash('md5').update(name).digest();
    const [first, second] = [digest.readBigUInt64LE(0), digest.readBigUInt64LE(8)];
    for (let i = 0; i < HASHES; i++) {
      const hash = BigInt.asUintN(64, first + BigInt(i) * second);
      const bit = Number(hash % BigInt(count));
      bitmap[bit >> 3] = (bitmap[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  const padding = bitmap.length * 8 - count;
  const bits = { bitmap: bitmap.toString('base64'), ...(padding > 0 && { padding }) };
  return { bits, hashCount: count === 0 ? 0 : HASHES };
}

/**
 * A google.firestore.v1.ExistenceFilter: how many documents the target has, and their names. From it the
 * client finds which of its cached documents no longer match.
 */
export const existenceFilter = (targetId: number, names: readonly string[]): Json => ({
  targetId,
  count: names.length,
  unchangedNames: bloomFilter(names),
});
