import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import type { Enquiry } from '@alisio/shared-contracts/enquiries';
import { contactUsHref } from '@alisio/shared-contracts/routes';
import { linkStyles } from '@alisio/shared-ui/button';
import { Code } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { RequestCard } from '../../forms/request-card.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';

const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space[4]};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.accentLine};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.accentSoft};
`;

const Drop = styled(Link)(linkStyles);

export interface EnquiryFormProps {
  /** code of the deal or offer to be called about; empty for none */
  about: string;
  /** what of a product is asked about, where a page of it shows the form */
  of?: Pick<Enquiry, 'product' | 'details'> | undefined;
}

/** Enquiry form of §3: a person calls back. */
export function EnquiryForm({ about, of }: EnquiryFormProps) {
  const { t } = useTexts('content');
  const request = useRequestForm({
    kind: 'call',
    about,
    send: ({ postEnquiry }, common) => postEnquiry({ ...common, about, ...of }),
  });
  return (
    <RequestCard
      kind="call"
      request={request}
      level={of ? 3 : 2}
      about={
        about ? (
          <About>
            <span>
              {t(of ? 'call.withCode' : 'call.about')} <Code>{about}</Code>
            </span>
            {of ? null : (
              <Drop to={contactUsHref()} replace>
                {t('call.dropAbout')}
              </Drop>
            )}
          </About>
        ) : null
      }
    />
  );
}
