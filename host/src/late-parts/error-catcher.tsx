import { Component, type ContextType, createContext, type ReactNode } from 'react';
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

const ThrownAheadContext = createContext<() => void>(() => undefined);

/** Told of what throws in a page that is drawn before anybody goes there. */
export const ThrownAhead = ThrownAheadContext.Provider;

/** Keeps what a part throws inside its place. React catches in classes only. */
export class ErrorCatcher extends Component<Props, State> {
  static override contextType = ThrownAheadContext;
  declare context: ContextType<typeof ThrownAheadContext>;
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
    // Its effects, what it tells among them, wait until it shows.
    if (failed) this.context();
    return failed ? this.props.fallback(failed.error, this.#retry) : this.props.children;
  }
}
