import { Component, type ReactNode } from 'react';

interface PartBorderProps {
  onThrown: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps what a part throws from the page around it. React catches in classes only. */
export class PartBorder extends Component<PartBorderProps, { thrown: boolean }> {
  override state = { thrown: false };

  static getDerivedStateFromError(): { thrown: boolean } {
    return { thrown: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrown(error);
  }

  override render(): ReactNode {
    return this.state.thrown ? null : this.props.children;
  }
}
