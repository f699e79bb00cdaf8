import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Link } from '@alisio/platform/sdk/router';
import { cruisesHref } from '@alisio/shared-contracts/cruises';
import { linkStyles } from '@alisio/shared-ui/button';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';

const Back = styled(Link)(linkStyles);

/** `/crucerro/details` (§2). */
export default function CruisePage() {
  const { t } = useTexts('cruises');
  return (
    <Wrap>
      <Heading level={1} size="xl">
        {t('cruise.title')}
      </Heading>
      <Muted size={16}>{t('cruise.lead')}</Muted>
      <Back to={cruisesHref()}>{t('cruise.search')}</Back>
    </Wrap>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('cruise.title'),
  description: t('cruise.lead'),
});
