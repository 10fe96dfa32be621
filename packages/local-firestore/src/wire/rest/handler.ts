import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '../../engine/engine.ts';
import { invalid, type StatusError, toStatus, unimplemented } from '../../engine/values/status.ts';
import type { Address } from '../address.ts';
import { readAuthorization } from '../authorization.ts';
import { corsHeaders, errorJson, readBody, sendJson } from '../http-util.ts';
import { SERVER_STREAMING, UNARY } from '../operations.ts';
import { routeRest } from './route.ts';

/** The response to a REST call. */
interface RestAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** Answers a REST call over Node's HTTP server; failures are answered too, so it never throws. */
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
  let text: string;
  try {
    text = await readBody(request);
  } catch (error) {
    const { status, json } = failed(toStatus(error, console.error), false);
    return sendJson(response, status, json);
  }
  const { authorization } = request.headers;
  const method = request.method ?? 'GET';
  const { status, json } = await answerRest(engine, method, url, authorization, text);
  sendJson(response, status, json);
}

/** Runs a REST call and returns the response; a failure is a response as well. */
async function answerRest(
  engine: Engine,
  httpMethod: string,
  url: Address,
  authorization: string | undefined,
  text: string,
): Promise<RestAnswer> {
  let streaming = false;
  try {
    const call = routeRest(httpMethod, url, parseJson(text));
    const auth = readAuthorization(engine, authorization, call.request);
    const serverStreaming = SERVER_STREAMING[call.method];
    streaming = serverStreaming !== undefined;
    if (serverStreaming)
      return { status: 200, json: [...serverStreaming(engine, auth, call.request)] };
    const unary = UNARY[call.method];
    if (!unary) throw unimplemented(`${call.method} over REST`);
    return { status: 200, json: await unary(engine, auth, call.request) };
  } catch (error) {
    return failed(toStatus(error, console.error), streaming);
  }
}

function failed(error: StatusError, streaming: boolean): RestAnswer {
  const json = errorJson(error);
  return { status: error.httpCode, json: streaming ? [json] : json };
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid(`Invalid JSON payload received. ${error instanceof Error ? error.message : ''}`);
  }
}
