import { useTexts } from '@alisio/platform/sdk/i18n';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import type { ComponentType, ReactNode } from 'react';
import { EMPTY_FIELDS, requestDrafts } from './request-drafts.ts';

function useWords() {
  const { t } = useTexts('content');
  return { silent: t('late.silent'), retry: t('late.retry') };
}

/** Something was typed or sent in this tab: the forms begin with it. */
const hasKept = (): boolean =>
  Object.values(requestDrafts.get()).some(
    ({ fields, receipt }) => receipt !== null || JSON.stringify(fields) !== JSON.stringify(EMPTY_FIELDS),
  );

/** A form that is read before somebody fills it in; its code comes when the page has been read for a moment, or with a touch. */
export const lateForm = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ((props: Props) => ReactNode) =>
  drawnComponent(load, { wakes: () => (hasKept() ? 'at-once' : 'idle'), useWords });
