import { invalid, type StatusError } from '../engine/values/status.ts';

/** Production's limit on the size of one request, on every transport. */
export const MAX_REQUEST_BYTES = 11_534_336;

/** INVALID_ARGUMENT, which SDKs report to the caller; they would retry RESOURCE_EXHAUSTED forever. */
export const tooLarge = (): StatusError =>
  invalid(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
