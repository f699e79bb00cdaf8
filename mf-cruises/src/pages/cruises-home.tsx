import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';

/** `/crucerro` (§2). */
export default function CruisesHomePage() {
  const { t } = useTexts('cruises');
  return (
    <Wrap>
      <Heading level={1} size="xl">
        {t('home.title')}
      </Heading>
      <Muted size={16}>{t('home.lead')}</Muted>
    </Wrap>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('home.title'),
  description: t('home.lead'),
});
