import { Component, type ReactNode } from 'react';
import { ScreenError } from './screen-error.tsx';

type Props = { address: string; children: ReactNode };
type State = { failed: boolean; address: string };

/** Catches a screen's error so that the rest of the shop keeps working; a new address clears the error. */
export class ScreenErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, address: this.props.address };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { failed: false, address };
  }

  override render(): ReactNode {
    return this.state.failed ? <ScreenError /> : this.props.children;
  }
}
