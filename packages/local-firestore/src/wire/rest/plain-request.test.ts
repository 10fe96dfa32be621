import { expect, test } from 'vitest';
import { MAX_PLAIN_BYTES, readPlainRequest } from './plain-request.ts';

const read = (text: string) => readPlainRequest(Buffer.from(text));

/** A request with these header lines besides Host. */
const post = (lines: readonly string[], body = '', first = 'POST /v1/x:commit HTTP/1.1') =>
  [first, 'Host: a', ...lines, '', body].join('\r\n');

test('a call is read with its method, target, user and body', () => {
  const body = '{"name":"김치"}';
  const lines = [
    'authorization: Bearer owner',
    'Accept-Encoding: gzip, br',
    'Connection: Keep-Alive',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const text = post(lines, body);
  expect(read(`${text}GET`)).toEqual({
    method: 'POST',
    target: '/v1/x:commit',
    authorization: 'Bearer owner',
    acceptsGzip: true,
    body,
    length: Buffer.byteLength(text),
  });
});

test('a call without a body needs no length', () => {
  expect(read(post([], '', 'GET /v1/a HTTP/1.1'))).toMatchObject({ method: 'GET', body: '' });
});

test.each([
  ['part of the method', 'PO'],
  ['part of the head', 'POST /v1/x:commit HTTP/1.1\r\nHost'],
  ['part of the body', post(['Content-Length: 9'], '{')],
])('with %s more has to come', (_, text) => {
  expect(read(text)).toBe('incomplete');
});

test.each([
  ['another path', post([], '', 'GET / HTTP/1.1')],
  ['another method', post([], '', 'OPTIONS /v1/a HTTP/1.1')],
  ['another version', post([], '', 'GET /v1/a HTTP/1.0')],
  ['a chunked body', post(['Transfer-Encoding: chunked'], '0')],
  ['an expectation', post(['Expect: 100-continue', 'Content-Length: 1'], '1')],
  ['a page’s origin', post(['Origin: http://a'])],
  ['a connection to be closed', post(['Connection: close'])],
  ['two lengths', post(['Content-Length: 1', 'Content-Length: 2'], '12')],
  ['a length that is no number', post(['Content-Length: +1'], '1')],
  ['a line that goes on', post(['A: b', ' c'])],
  ['a space before the colon', post(['Content-Length : 1'], '1')],
  ['a bare line feed', post(['A: b\nContent-Length: 1'], '1')],
  ['no host', 'GET /v1/a HTTP/1.1\r\n\r\n'],
  ['a large body', post([`Content-Length: ${MAX_PLAIN_BYTES}`])],
  ['a head without end', `GET /v1/${'a'.repeat(MAX_PLAIN_BYTES)}`],
  ['something else', 'HELO a'],
])('%s is not for this reader', (_, text) => {
  expect(read(text)).toBe('unsupported');
});
