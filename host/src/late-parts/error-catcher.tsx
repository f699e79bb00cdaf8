import { Component, type ReactNode } from 'react';
import type { ClaimedPage } from '../remotes/remote-pages.ts';
import { tellLateParts } from './early-events.ts';

interface Props {
  /** whose page is inside; the shell's own part without it */
  page?: ClaimedPage;
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

  override componentDidCatch(error: unknown): void {
    tellLateParts({ kind: 'thrown', error, page: this.props.page });
  }

  readonly #retry = () => this.setState({ failed: null });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error, this.#retry) : this.props.children;
  }
}
