import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../src/feedback/index.ts';

/** An example that breaks says so in its own frame. */
export class Guarded extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return <ErrorState level={3} title="This example is broken" text={message} />;
  }
}
