import { useTexts } from '@alisio/platform/sdk/i18n';
import { RemotePart } from '@alisio/platform/sdk/parts';
import { Link } from '@alisio/platform/sdk/router';
import { CRUISE, cruiseEnquiryOf } from '@alisio/shared-contracts/cruises';
import { contactUsHref } from '@alisio/shared-contracts/routes';
import { WithoutScript } from '@alisio/shared-ui/form';
import { Muted, textLinkStyles } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { CallCard, type CallCardProps } from './call-card.tsx';

const { space } = tokens;

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Nothing can be sent without script: the line beside it is the way then. */
const Scripted = styled.div`
  ${media.withoutScript} {
    display: none;
  }
`;

const Contact = styled(Link)(textLinkStyles);

/** A cruise is sold by a person: who wants it calls with a code, or asks to be called; both reach the same agents. */
export function CallAndAsk(props: CallCardProps) {
  const { t } = useTexts('cruises');
  const { detail, chosen, code } = props;
  return (
    <Both>
      <CallCard {...props} />
      <div>
        <Scripted>
          <RemotePart
            name="mf-content/call-me-back"
            when="near"
            given={{
              about: code ?? '',
              product: CRUISE,
              details: chosen && cruiseEnquiryOf(detail.cruise, chosen.cabin.kind, chosen.party),
            }}
          />
        </Scripted>
        <WithoutScript>
          <Muted size={15}>{t('cruisePage.call.withoutScript')}</Muted>
          <Contact to={contactUsHref()}>{t('cruisePage.call.contact')}</Contact>
        </WithoutScript>
      </div>
    </Both>
  );
}
