import type { PageModule } from '@alisio/platform/sdk/remote';
import { CameBack } from '../features/hosted-payment/index.ts';

/** `/booking/authenticate/waiting` (§2): back from there, and the end comes later. */
export default function AuthenticateWaitingPage() {
  return <CameBack waits />;
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('hosted.titles.waiting'),
  description: t('hosted.metaText'),
  robots: 'noindex',
});
