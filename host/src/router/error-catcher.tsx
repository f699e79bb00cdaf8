import { Component, type ReactNode } from 'react';

interface Props {
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  failed: { error: unknown } | null;
}

/** Keeps what a part throws inside its place. React catches in classes only. */
export class ErrorCatcher extends Component<Props, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  readonly #retry = () => this.setState({ failed: null });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error, this.#retry) : this.props.children;
  }
}
