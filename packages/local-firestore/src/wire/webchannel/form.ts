import { isObject, type Json } from '../../engine/values/json.ts';
import { invalid } from '../../engine/values/status.ts';
import type { Address } from '../address.ts';
import { MAX_REQUEST_BYTES, tooLarge } from '../request-size.ts';

/** What a client posts: its messages, numbered from `offset`, and request headers sent within the form. */
export interface Form {
  readonly offset: number;
  readonly messages: readonly Json[];
  readonly headers: Map<string, string>;
}

const MAX_MESSAGES = 1000;

/** Reads the form that carries client messages: count, ofs, req{i}___data__, headers. */
export function readForm(body: string, url?: Address): Form {
  const form = new URLSearchParams(body);
  const count = Number(form.get('count') ?? 0);
  if (!(Number.isInteger(count) && count >= 0 && count <= MAX_MESSAGES))
    throw invalid('Bad count.');
  const messages = Array.from({ length: count }, (_, i) =>
    readMessage(form.get(`req${i}___data__`)),
  );
  const headers = form.get('headers') ?? url?.searchParams.get('$httpHeaders') ?? '';
  return { offset: Number(form.get('ofs') ?? 0), messages, headers: readHeaders(headers) };
}

function readMessage(text: string | null): Json {
  if (Buffer.byteLength(text ?? '') > MAX_REQUEST_BYTES) throw tooLarge();
  try {
    const json: unknown = JSON.parse(text ?? '');
    if (isObject(json)) return json;
  } catch {
    // Reported below, like any message that is not a JSON object.
  }
  throw invalid('A message is not a JSON object.');
}

function readHeaders(text: string): Map<string, string> {
  return new Map(
    text
      .split('\r\n')
      .map((line) => line.split(/:(.*)/s))
      .map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim()]),
  );
}
