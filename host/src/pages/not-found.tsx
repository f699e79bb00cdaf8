import { useTexts } from '@alisio/platform/sdk/i18n';
import { EmptyState } from '@alisio/shared-ui/feedback';
import { useLocation } from 'react-router';
import { usePageHead } from '../shell/page-head.ts';
import { HOST_TEXTS } from '../visitor/language.ts';
import { PageLinks, WaysOn } from './ways-on.tsx';

/** Longer addresses are cut: the text must not be made of the address. */
const SHOWN_PATH = 80;

/** §8: page not found, with the path. */
export function NotFound() {
  const { t } = useTexts(HOST_TEXTS);
  const { pathname } = useLocation();
  usePageHead({ title: t('notFound.headTitle'), robots: 'noindex' });
  const path = pathname.length > SHOWN_PATH ? `${pathname.slice(0, SHOWN_PATH)}…` : pathname;
  return (
    <WaysOn>
      <EmptyState
        level={1}
        title={t('notFound.title')}
        text={t('notFound.text', { path })}
        actions={<PageLinks />}
      />
    </WaysOn>
  );
}
