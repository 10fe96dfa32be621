/** The address of a request. */
export interface Address {
  /** Not decoded. */
  readonly pathname: string;
  /** Read when it is asked for: most calls have none. */
  readonly searchParams: URLSearchParams;
}

/** Takes the target of a request line apart; `new URL` would cost more than the rest of a small commit's parsing. */
export function parseAddress(target: string): Address {
  if (!target.startsWith('/')) return new URL(target, 'http://localhost');
  const mark = target.indexOf('?');
  return {
    pathname: mark < 0 ? target : target.slice(0, mark),
    get searchParams() {
      return new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1));
    },
  };
}
