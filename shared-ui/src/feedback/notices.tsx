import { Alert } from './alert.tsx';

export interface NoticesProps {
  /** one at least, the weightiest first */
  said: readonly string[];
}

/** What was done in another way than it was asked for: the first as the title, the others below. */
export function Notices({ said: [first, ...others] }: NoticesProps) {
  return (
    <Alert tone="info" title={first}>
      {others.length > 0 ? others.map((one) => <p key={one}>{one}</p>) : null}
    </Alert>
  );
}
