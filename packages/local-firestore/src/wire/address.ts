/** The address of a request. */
export interface Address {
  /** Still percent-encoded. */
  readonly pathname: string;
  /** Parsed on access: most calls have no query parameters. */
  readonly searchParams: URLSearchParams;
}

/**
 * Splits the target of a request line; `new URL` would take longer than the rest of parsing a small commit.
 */
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
