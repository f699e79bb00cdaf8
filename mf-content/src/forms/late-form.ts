import { drawnComponent } from '@alisio/shared-ui/late-part';
import type { ComponentType, ReactNode } from 'react';
import { useLateWords } from './late-words.ts';
import { EMPTY_FIELDS, requestDrafts } from './request-drafts.ts';

/** Something was typed or sent in this tab: the forms begin with it. */
const hasKept = (): boolean =>
  Object.values(requestDrafts.get()).some(
    ({ fields, receipt }) => receipt !== null || JSON.stringify(fields) !== JSON.stringify(EMPTY_FIELDS),
  );

/** A form that is read before somebody fills it in; its code comes when the page has been read for a moment, or with a touch. */
export const lateForm = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ((props: Props) => ReactNode) =>
  drawnComponent(load, { wakes: () => (hasKept() ? 'at-once' : 'idle'), useWords: useLateWords });
