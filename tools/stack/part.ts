/** One part of the local shop: a program of its own that can be started, waited for and stopped. */
export interface Part {
  /** As the user reads it in progress lines. */
  readonly name: string;
  start(): void;
  /** Resolves when the part can be used; rejects when it can't come up in time. */
  ready(): Promise<void>;
  /** Ends the part and everything it started. */
  stop(): Promise<void>;
  /** Resolves with the reason when the part ends without having been asked to. */
  readonly died: Promise<string>;
}
