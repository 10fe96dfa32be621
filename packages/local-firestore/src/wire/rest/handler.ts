import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '../../engine/engine.ts';
import { invalid, toStatus, unimplemented } from '../../engine/status.ts';
import type { Address } from '../address.ts';
import { readAuthorization } from '../authorization.ts';
import { corsHeaders, errorJson, readBody, sendJson } from '../http-util.ts';
import { SERVER_STREAMING, UNARY } from '../operations.ts';
import { routeRest } from './route.ts';

/** Answers a REST call; failures are answered too, so it never throws. */
export async function handleRest(
  engine: Engine,
  request: IncomingMessage,
  response: ServerResponse,
  url: Address,
): Promise<void> {
  if (request.headers.origin !== undefined) {
    for (const [name, value] of Object.entries(corsHeaders(request)))
      response.setHeader(name, value);
  }
  let streaming = false;
  try {
    const body = parseJson(await readBody(request));
    const call = routeRest(request.method ?? 'GET', url, body);
    const auth = readAuthorization(request.headers.authorization);
    const many = SERVER_STREAMING[call.method];
    streaming = many !== undefined;
    if (many) return sendJson(response, 200, [...many(engine, auth, call.request)]);
    const one = UNARY[call.method];
    if (!one) throw unimplemented(`${call.method} over REST`);
    sendJson(response, 200, await one(engine, auth, call.request));
  } catch (error) {
    const status = toStatus(error, console.error);
    const json = errorJson(status);
    sendJson(response, status.httpCode, streaming ? [json] : json);
  }
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid(`Invalid JSON payload received. ${error instanceof Error ? error.message : ''}`);
  }
}
