import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Engine } from '../engine/engine.ts';
import { exportDatabase, importDatabase } from '../engine/operations/transfer.ts';
import { asArray, asObject, asString } from '../engine/values/json.ts';
import { invalid, StatusError, toStatus, unimplemented } from '../engine/values/status.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Address } from './address.ts';
import { corsHeaders, errorJson, readBody, sendJson } from './http-util.ts';

/** The rules of projects, for tools. */
export interface ProjectRules {
  /** Replaces the rules of a project; throws an error that names line and column. */
  readonly load: (project: string, text: string) => void;
  readonly of: (project: string) => Ruleset | undefined;
}

export interface ToolContext {
  readonly engine: Engine;
  readonly rules: ProjectRules;
}

/** Whether a path belongs to the endpoints that only tools call. */
export const isToolPath = (path: string): boolean => path === '/' || path.startsWith('/emulator/');

const DOCUMENTS =
  /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?::(export|import))?$/;
/** The maximum size of an import's body. */
const MAX_IMPORT_BYTES = 256 * 1024 * 1024;
const RULES = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/;
const COVERAGE = /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage(\.html)?$/;

/** The page for browsing and editing documents: its files and their types. */
const PAGE = /^\/emulator\/page(?:\/([a-z.]+))?$/;
const PAGE_TYPES: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'values.js': 'text/javascript; charset=utf-8',
};

/** Calls of the official emulator that are refused with an error that names what is missing. */
const UNSUPPORTED: readonly [pattern: RegExp, what: string][] = [
  [
    /^\/emulator\/v1\/projects\/[^/]+:(export|import)$/,
    "The official emulator's export format (use GET …/documents:export and POST …/documents:import)",
  ],
  [
    /^\/emulator\/v1\/projects\/[^/]+\/(triggers\/|eventarcTrigger)/,
    'Calling functions on changes of documents (Firestore triggers)',
  ],
];

/**
 * Answers the tool endpoints: readiness, clearing, export and import of a database, loading rules and what
 * they were asked. Never throws.
 */
export async function handleTool(
  context: ToolContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: Address,
): Promise<void> {
  for (const [name, value] of Object.entries(corsHeaders(request))) response.setHeader(name, value);
  if (url.pathname === '/') {
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.end('Ok\n');
    return;
  }
  try {
    const path = decodeURIComponent(url.pathname);
    const call = `${request.method} ${path}`;
    const page = request.method === 'GET' ? PAGE.exec(path) : null;
    if (page) {
      sendPage(response, page[1] ?? 'index.html');
      return;
    }
    const [, project, html] = request.method === 'GET' ? (COVERAGE.exec(path) ?? []) : [];
    if (project !== undefined) {
      await sendCoverage(response, context.rules.of(project), html !== undefined);
      return;
    }
    sendJson(
      response,
      200,
      await answer(context, call, path, await readBody(request, MAX_IMPORT_BYTES)),
    );
  } catch (error) {
    const status = toStatus(error, console.error);
    sendJson(response, status.httpCode, errorJson(status));
  }
}

async function answer(
  { engine, rules }: ToolContext,
  call: string,
  path: string,
  body: string,
): Promise<unknown> {
  const [, database, verb] = DOCUMENTS.exec(path) ?? [];
  if (database !== undefined) {
    if (call.startsWith('GET ') && verb === 'export') return exportDatabase(engine, database);
    if (call.startsWith('POST ') && verb === 'import') {
      return importDatabase(engine, database, asObject(parse(body), 'body'));
    }
    if (call.startsWith('DELETE ') && verb === undefined) return clear(engine, database);
  }
  if (call === 'GET /emulator/v1/databases') {
    return { databases: [...engine.databases()].map(({ name }) => name).sort() };
  }
  if (call === 'GET /emulator/v1/usage') return engine.usage;
  const project = RULES.exec(path)?.[1];
  if (project !== undefined && call.startsWith('PUT ')) {
    const text = readRules(body);
    try {
      rules.load(project, text);
    } catch (error) {
      throw invalid(error instanceof Error ? error.message : String(error));
    }
    return {};
  }
  const refused = UNSUPPORTED.find(([pattern]) => pattern.test(path));
  if (refused) throw unimplemented(refused[1]);
  throw new StatusError('NOT_FOUND', `No such path: ${call}`);
}

/** Sends a file of the page. It reads and writes as administrator: no other page may frame it. */
function sendPage(response: ServerResponse, file: string): void {
  const type = Object.hasOwn(PAGE_TYPES, file) ? PAGE_TYPES[file] : undefined;
  if (type === undefined) throw new StatusError('NOT_FOUND', `No such path: ${file}`);
  response.writeHead(200, {
    'content-type': type,
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  });
  response.end(readFileSync(join(import.meta.dirname, 'page', file)));
}

/** Which values the expressions of the rules have had, as JSON or as a page. */
async function sendCoverage(
  response: ServerResponse,
  rules: Ruleset | undefined,
  isPage: boolean,
): Promise<void> {
  if (!rules) throw new StatusError('NOT_FOUND', 'The project has no rules.');
  const report = rules.coverage();
  if (isPage) {
    const { coveragePage } = await import('../rules/coverage-page.ts');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(coveragePage(rules.source, report));
    return;
  }
  const files = [{ name: 'firestore.rules', content: rules.source }];
  sendJson(response, 200, { rules: { files }, ...(report.length > 0 && { report }) });
}

async function clear(engine: Engine, database: string): Promise<unknown> {
  await engine.replaceAll(database, []);
  return {};
}

/** The text in {"rules": {"files": [{"content": "…"}]}}. */
function readRules(body: string): string {
  const rules = asObject(asObject(parse(body), 'body').rules, 'rules');
  const [file] = asArray(rules.files, 'files');
  return asString(asObject(file, 'file').content, 'content');
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalid('The body is not JSON.');
  }
}
