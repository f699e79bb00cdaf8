import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Link } from '@alisio/platform/sdk/router';
import { contactUsHref } from '@alisio/shared-contracts/routes';
import { linkStyles } from '@alisio/shared-ui/button';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { space } = tokens;

const Page = styled(Wrap)`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[8]} ${space[16]};
`;

const Write = styled(Link)(linkStyles);

/** `/turs` (§2): tours of several days. */
export default function ToursHomePage() {
  const { t } = useTexts('tours');
  return (
    <Page>
      <div>
        <Heading level={1} size="xl">
          {t('home.title')}
        </Heading>
        <Muted size={16}>{t('home.lead')}</Muted>
      </div>
      <p>
        {t('home.soon')} <Write to={contactUsHref()}>{t('home.write')}</Write>
      </p>
    </Page>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('home.title'),
  description: t('home.lead'),
});
