/** An HTTP/1.1 request that needs nothing but its method, target, authorization, body and gzip support. */
export interface PlainRequest {
  readonly method: string;
  readonly target: string;
  readonly authorization: string | undefined;
  readonly acceptsGzip: boolean;
  readonly body: string;
  /** Bytes of the whole request, head and body. */
  readonly length: number;
}

/** Longer requests are not plain. */
export const MAX_PLAIN_BYTES = 64 * 1024;

const END = '\r\n\r\n';
const FIRST_LINE = /^(GET|POST|PATCH|DELETE) (\/v1\/[\x21-\x7e]*) HTTP\/1\.1\r\n/;
const HEADER = /([\w-]+):[ \t]*([\x20-\x7e\t]*)\r\n/y;
/** A request with one of these headers is not plain. */
const UNSUPPORTED_HEADERS = new Set([
  'transfer-encoding',
  'expect',
  'upgrade',
  'origin',
  'content-encoding',
]);

/** Whether the bytes so far could begin a call of the REST API. */
const couldBePlain = (bytes: Buffer): boolean =>
  bytes.length <= MAX_PLAIN_BYTES && /^(G|PO|PA|D)/.test(bytes.toString('latin1', 0, 2));

/**
 * Reads the request at the start of the bytes. 'incomplete': more has to come; 'unsupported': it is not plain
 * or not well-formed, so that Node's HTTP parser must handle it.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | 'incomplete' | 'unsupported' {
  const headEnd = bytes.indexOf(END);
  if (headEnd < 0) return couldBePlain(bytes) ? 'incomplete' : 'unsupported';
  const text = bytes.toString('latin1', 0, headEnd + 2);
  if (text !== last.text) last = { text, head: readHead(text) };
  const { head } = last;
  if (!head) return 'unsupported';
  const start = headEnd + END.length;
  const length = start + head.contentLength;
  if (length > MAX_PLAIN_BYTES) return 'unsupported';
  if (bytes.length < length) return 'incomplete';
  const { method, target, authorization, acceptsGzip } = head;
  const body = bytes.toString('utf8', start, length);
  return { method, target, authorization, acceptsGzip, body, length };
}

/** Caches the last parsed head: most requests in a row of one client have the same head. */
let last: { text: string; head: ReturnType<typeof readHead> } = { text: '', head: undefined };

function readHead(head: string) {
  const first = FIRST_LINE.exec(head);
  if (!first) return undefined;
  const [{ length: at }, method = '', target = ''] = first;
  const headers = new Map<string, string>();
  HEADER.lastIndex = at;
  for (let end = at; end < head.length; end = HEADER.lastIndex) {
    const [, name = '', value = ''] = HEADER.exec(head) ?? [];
    const key = name.toLowerCase();
    if (name === '' || UNSUPPORTED_HEADERS.has(key) || headers.has(key)) return undefined;
    headers.set(key, value.trim());
  }
  const length = headers.get('content-length') ?? '0';
  const isKept = /^keep-alive$/i.test(headers.get('connection') ?? 'keep-alive');
  if (!isKept || !headers.has('host') || !/^\d{1,6}$/.test(length)) return undefined;
  return {
    method,
    target,
    authorization: headers.get('authorization'),
    acceptsGzip: /\bgzip\b/.test(headers.get('accept-encoding') ?? ''),
    contentLength: Number(length),
  };
}
