import type { BatchGetAnswer } from './batch-get.ts';

/**
 * The request that src/start/start.ts sends for the documents of the current screen, before any of the shop's
 * code is loaded. Times are epoch ms by the phone's clock.
 */
export interface InitialFetch {
  paths: string[];
  sentAt: number;
  answer: Promise<BatchGetAnswer & { receivedAt: number }>;
}

declare global {
  interface Window {
    initialFetch?: InitialFetch | undefined;
  }
}
