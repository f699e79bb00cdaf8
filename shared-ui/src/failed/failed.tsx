import { Button } from '../button/index.ts';
import { ErrorState } from '../feedback/index.ts';

export type FailedText = 'title' | 'text' | 'retry';

export interface FailedProps {
  /** of the heading: 1 where nothing else stands on the page */
  level: 1 | 2;
  /** a text by its name */
  say: (text: FailedText) => string;
  onRetry: () => void;
}

/** What was asked for did not come: why, and a press that asks again. */
export const Failed = ({ level, say, onRetry }: FailedProps) => (
  <ErrorState
    level={level}
    title={say('title')}
    text={say('text')}
    actions={<Button onClick={onRetry}>{say('retry')}</Button>}
  />
);
