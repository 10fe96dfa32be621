import {
  documentBytes,
  maxDocumentBytes,
  sizeWarningShare,
} from '../../src/domain/store/document-size.ts';
import { readData, type Shop } from './connect.ts';
import { say } from './say.ts';

/** Warns about each of these documents that is nearly full (docs/deploy.md says what to do). */
export async function warnOfFullDocuments(shop: Shop, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const share = documentBytes((await readData(shop, path)) ?? {}) / maxDocumentBytes;
    if (share < sizeWarningShare) continue;
    say(
      `! ${path} is ${Math.floor(share * 100)} % full: see "What a document can hold" in docs/deploy.md.`,
    );
  }
}
