import type { PageModule } from '@alisio/platform/sdk/remote';
import { CameBack } from '../features/hosted-payment/index.ts';

/** `/booking/authenticate/authorize` (§2): back from there, paid or not. */
export default function AuthenticateAuthorizePage() {
  return <CameBack />;
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('hosted.titles.authorized'),
  description: t('hosted.metaText'),
  robots: 'noindex',
});
