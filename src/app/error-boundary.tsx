import { Component, Fragment, type ReactNode } from 'react';

/** Why something can't be shown: its code could not be loaded, or it threw. */
export type Failure = 'not-loaded' | 'broken';

type Props = {
  /** Another one is another thing to show: it clears the failure. */
  of: unknown;
  children: ReactNode;
  fallback: (failure: Failure) => ReactNode;
  onFailure?: () => void;
};
type State = { of: unknown; error: unknown; round: number };

/** How often something is rendered anew whose elements others have changed. */
const mostRounds = 5;

/**
 * Catches an error of what it shows, so that the rest of the shop keeps working. What an extension has changed so that React
 * can't change it any more, a `NotFoundError`, is rendered anew: drafts and basket are kept outside of it.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, error: undefined, round: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, error: undefined, round: 0 };
  }

  override componentDidCatch(error: unknown): void {
    const { round } = this.state;
    if ((error as Error)?.name === 'NotFoundError' && round < mostRounds) {
      this.setState({ error: undefined, round: round + 1 });
    } else this.props.onFailure?.();
  }

  override render(): ReactNode {
    const { error, round } = this.state;
    if (error !== undefined) return this.props.fallback(failureOf(error));
    return <Fragment key={round}>{this.props.children}</Fragment>;
  }
}

/** Each engine says in its own words that a module can't be loaded, and the build's loader that styles can't. */
function failureOf(error: unknown): Failure {
  const notLoaded = /dynamically imported|module script|preload CSS/.test(String(error));
  return notLoaded ? 'not-loaded' : 'broken';
}
