import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { useSearchParams } from '@alisio/platform/sdk/router';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { aboutOf, LateEnquiryForm } from '../features/call-me-back/index.ts';
import { AddressList, PhonePanel } from '../features/reach-us/index.ts';
import { LateContactForm } from '../features/write-to-us/index.ts';

const { space } = tokens;

const Head = styled.header`
  padding-block: ${space[8]} ${space[6]};

  & > p {
    max-width: 56ch;
    margin-top: ${space[2]};
  }

  ${media.lg} {
    padding-block: ${space[12]} ${space[8]};
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  ${media.lg} {
    gap: ${space[12]};
  }
`;

const Forms = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  ${media.lg} {
    gap: ${space[8]};
  }
`;

/** `/contact-us` (§2): the line to a person, addresses, a message, a call back. `?about=` names a deal. */
export default function ContactUsPage() {
  const { t } = useTexts('content');
  const [search] = useSearchParams();
  const about = aboutOf(search);
  const call = <LateEnquiryForm key="call" about={about} />;
  const message = <LateContactForm key="message" />;
  return (
    <Wrap>
      <Head>
        <Heading level={1}>{t('page.title')}</Heading>
        <Muted size={16}>{t('page.lead')}</Muted>
      </Head>
      <Parts>
        {about ? null : <PhonePanel />}
        {/* Visitors who come for a deal want to be called. */}
        <Forms>{about ? [call, message] : [message, call]}</Forms>
        {about ? <PhonePanel /> : null}
        <AddressList />
      </Parts>
    </Wrap>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('page.metaTitle'),
  description: t('page.lead'),
});
