import type { PageModule } from '@alisio/platform/sdk/remote';
import { OnTheWay } from '../features/hosted-payment/index.ts';

/** `/booking/authenticate` (§2): on the way to the provider's page. */
export default function AuthenticatePage() {
  return <OnTheWay />;
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('hosted.titles.onTheWay'),
  description: t('hosted.metaText'),
  robots: 'noindex',
});
