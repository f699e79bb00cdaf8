import { drawnComponent } from '@alisio/shared-ui/late-part';
import type { ComponentType, ReactNode } from 'react';
import { useLateWords } from '../forms/late-words.ts';

/** What is read as the server drew it, and works without script: its code comes when the page has been read for a moment, or with a touch. */
export const lateDrawn = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ((props: Props) => ReactNode) => drawnComponent(load, { wakes: () => 'idle', useWords: useLateWords });
