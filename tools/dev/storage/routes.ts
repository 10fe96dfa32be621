import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Call, Route } from '../local-http/serve.ts';
import { readUpload } from './multipart.ts';
import { type Access, rulesCheck } from './storage-rules.ts';

/** The metadata that is stored with an object's bytes. */
interface Metadata {
  name: string;
  bucket: string;
  contentType: string;
  size: string;
  downloadTokens: string;
  timeCreated: string;
}

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
};
const refused: Answer = {
  status: 403,
  body: { error: { code: 403, message: 'Permission denied.' } },
};
const missing: Answer = { status: 404, body: { error: { code: 404, message: 'Not Found.' } } };

/**
 * The routes that the Web SDK of Cloud Storage calls to upload, address, show and delete a photo, checked
 * against `rules`.
 */
export function storageRoutes(folder: string, rules: string): Route[] {
  mkdirSync(folder, { recursive: true });
  const isAllowed = rulesCheck(rules);
  const fileOf = (path: string) => join(folder, encodeURIComponent(path));
  const find = (path: string) => {
    try {
      return {
        metadata: JSON.parse(readFileSync(`${fileOf(path)}.json`, 'utf8')) as Metadata,
        bytes: readFileSync(fileOf(path)),
      };
    } catch {
      return undefined;
    }
  };

  const present = (path: string): Access['present'] => {
    const { metadata } = find(path) ?? {};
    return metadata && { size: Number(metadata.size), contentType: metadata.contentType };
  };

  const upload = (call: Call, bucket: string): Answer => {
    const path = call.query.get('name') ?? '';
    const sent = readUpload(call.header('content-type'), call.bytes);
    if (!sent) return { status: 400, body: { error: { code: 400, message: 'Bad request.' } } };
    const { contentType, bytes } = sent;
    const before = present(path);
    const allowed = isAllowed({
      method: before ? 'update' : 'create',
      bucket,
      path,
      authorization: call.header('authorization'),
      present: before,
      uploaded: { size: bytes.length, contentType },
    });
    if (!allowed) return refused;
    const metadata: Metadata = {
      name: path,
      bucket,
      contentType,
      size: String(bytes.length),
      downloadTokens: randomUUID(),
      timeCreated: new Date().toISOString(),
    };
    writeFileSync(fileOf(path), bytes);
    writeFileSync(`${fileOf(path)}.json`, JSON.stringify(metadata));
    return { body: metadata };
  };

  const mayUse = (method: 'get' | 'delete', call: Call, bucket: string, path: string) =>
    isAllowed({
      method,
      bucket,
      path,
      authorization: call.header('authorization'),
      present: present(path),
    });

  const show = (call: Call, bucket: string, path: string): Answer => {
    if (!mayUse('get', call, bucket, path)) return refused;
    const found = find(path);
    if (!found) return missing;
    return call.query.get('alt') === 'media'
      ? { type: found.metadata.contentType, body: found.bytes }
      : { body: found.metadata };
  };

  const remove = (call: Call, bucket: string, path: string): Answer => {
    if (!mayUse('delete', call, bucket, path)) return refused;
    if (!find(path)) return missing;
    rmSync(fileOf(path));
    rmSync(`${fileOf(path)}.json`);
    return { status: 204 };
  };

  const answer = (call: Call): Answer | undefined => {
    if (call.method === 'OPTIONS') return { status: 204 };
    const [, bucket, object] = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]+))?$/.exec(call.path) ?? [];
    if (!bucket) return call.path === '/' ? { body: { storage: 'local' } } : undefined;
    if (object === undefined) return call.method === 'POST' ? upload(call, bucket) : refused;
    const path = decodeURIComponent(object);
    if (call.method === 'GET') return show(call, bucket, path);
    return call.method === 'DELETE' ? remove(call, bucket, path) : refused;
  };
  return [
    (call) => {
      const given = answer(call);
      return given && { ...given, headers: { ...corsHeaders, ...given.headers } };
    },
  ];
}
