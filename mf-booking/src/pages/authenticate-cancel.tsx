import type { PageModule } from '@alisio/platform/sdk/remote';
import { CameBack } from '../features/hosted-payment/index.ts';

/** `/booking/authenticate/cancel` (§2): back from there without having paid. */
export default function AuthenticateCancelPage() {
  return <CameBack cancelled />;
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('hosted.titles.cancelled'),
  description: t('hosted.metaText'),
  robots: 'noindex',
});
