import type { Engine } from '../engine/engine.ts';
import { batchWrite, begin, commit, rollback } from '../engine/operations/commit.ts';
import {
  batchGet,
  createDocument,
  deleteDocument,
  getDocument,
  updateDocument,
} from '../engine/operations/documents.ts';
import { listDocuments } from '../engine/operations/list-documents.ts';
import {
  listCollectionIds,
  partitionQuery,
  runAggregation,
  runQueryOperation,
} from '../engine/operations/queries.ts';
import type { Auth } from '../engine/values/auth.ts';
import type { Json } from '../engine/values/json.ts';
import { unimplemented } from '../engine/values/status.ts';

export type Unary = (engine: Engine, auth: Auth, request: Json) => Json | Promise<Json>;
export type ServerStreaming = (engine: Engine, auth: Auth, request: Json) => Iterable<Json>;

/** The unary methods of google.firestore.v1.Firestore, by name. */
export const UNARY: Readonly<Record<string, Unary>> = {
  GetDocument: getDocument,
  ListDocuments: listDocuments,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  BeginTransaction: begin,
  Commit: commit,
  Rollback: rollback,
  BatchWrite: batchWrite,
  ListCollectionIds: listCollectionIds,
  PartitionQuery: partitionQuery,
};

/** The server-streaming methods of google.firestore.v1.Firestore, by name. */
export const SERVER_STREAMING: Readonly<Record<string, ServerStreaming>> = {
  BatchGetDocuments: batchGet,
  RunQuery: runQueryOperation,
  RunAggregationQuery: runAggregation,
  ExecutePipeline: () => {
    throw unimplemented('The pipeline API (ExecutePipeline)');
  },
};
