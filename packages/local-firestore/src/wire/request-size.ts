import { invalid, type StatusError } from '../engine/status.ts';

/** What production takes in one request, on every transport. */
export const MAX_REQUEST_BYTES = 11_534_336;

/** INVALID_ARGUMENT, which SDKs report; RESOURCE_EXHAUSTED they would retry without end. */
export const tooLarge = (): StatusError =>
  invalid(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
