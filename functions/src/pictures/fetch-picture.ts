import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestByTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The largest picture that is taken, bytes; a phone's photo has about as much. */
const mostBytes = 5_000_000;
/** How long fetching one may take in all, ms. */
const mostMs = 10_000;
const mostRedirects = 3;
const longestAddress = 2000;

/** A picture of another server. */
export interface FetchedPicture {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  bytes: Buffer;
}

/** Why there is no picture; the caller of the function learns no more than that. */
export class NoPicture extends Error {}

/**
 * Looks a name up for a connection and refuses it unless all of its addresses are public. It is the connection's own look-up,
 * so that a name can't lead elsewhere after it was checked.
 */
export const lookupPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first || !found.every(({ address }) => isPublicAddress(address))) {
      callback(error ?? new NoPicture(`${name} is not public`), [], 0);
    } else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/**
 * Fetches a picture by its address. Only over https, from a host with a name and public addresses, also after each of a few
 * redirects; of bounded size and time; what it is its first bytes say. Nothing of the shop is sent along. Throws NoPicture.
 */
export async function fetchPicture(
  address: string,
  request = requestByTls,
): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(mostMs);
  let url = publicUrl(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await ask(url, signal, request);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      url = publicUrl(headers.location, url);
      continue;
    }
    if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > mostBytes) {
      response.destroy();
      throw new NoPicture(`HTTP ${statusCode}`);
    }
    const bytes = await readBytes(response);
    const type = typeOf(bytes);
    if (!type) throw new NoPicture('no picture');
    return { type, bytes };
  }
  throw new NoPicture('too many redirects');
}

/** The address of a host on the internet: https on its own port, without a user, and not an IP address. */
function publicUrl(address: string, base?: URL): URL {
  const url = address.length <= longestAddress ? URL.parse(address, base) : null;
  const isPublic =
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.hostname.includes('.') &&
    isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  if (!isPublic) throw new NoPicture('no public address');
  return url;
}

function ask(url: URL, signal: AbortSignal, request: typeof requestByTls) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const failed = (error: Error) => reject(new NoPicture(error.message, { cause: error }));
    const options = { lookup: lookupPublic, signal, agent: false, headers: { accept: 'image/*' } };
    request(url, options, resolve).on('error', failed).end();
  });
}

async function readBytes(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > mostBytes) throw new NoPicture('too large');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof NoPicture ? error : new NoPicture('cut off', { cause: error });
  }
  return Buffer.concat(parts);
}

/** What a file is by its first bytes, whatever its server calls it. */
function typeOf(bytes: Buffer): FetchedPicture['type'] | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  const riff = bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12);
  return riff === 'RIFFWEBP' ? 'image/webp' : undefined;
}
