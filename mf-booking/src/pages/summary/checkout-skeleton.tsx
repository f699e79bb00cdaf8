import { useTexts } from '@alisio/platform/sdk/i18n';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { Card, Grid2, VisuallyHidden } from '@alisio/shared-ui/layout';
import { ProcessSteps } from '@alisio/shared-ui/navigation';
import { Heading } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { FormSection } from '../../forms/form-section.tsx';
import { useWords } from '../../products/use-words.ts';
import { Aside, Columns, FullWindow, Title } from './checkout-styles.tsx';

/** As high as the shortest checkout: who reloads it further down sees no foot that goes away. */
const Page = styled(FullWindow)`
  min-height: max(100vh, 2600px);

  ${media.lg} {
    min-height: max(100vh, 1700px);
  }
`;

const Folded = styled(Card)`
  display: grid;
  align-content: center;
  height: 74px;
  padding-inline: ${tokens.space[4]};
  margin-bottom: ${tokens.space[4]};

  ${media.lg} {
    display: none;
  }
`;

const Contact = styled.div`
  height: 351px;

  ${media.md} {
    height: 227px;
  }
`;

const Traveler = styled.div`
  height: 60vh;
  overflow: hidden;
`;

/** A label and its box. */
const Field = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Wide = styled.div`
  display: none;

  ${media.lg} {
    display: block;
  }
`;

const CONTACT = ['email', 'phone'];
const TRAVELER = ['surname', 'secondSurname', 'givenNames', 'dateOfBirth', 'gender', 'nationality'];

function FieldShapes({ of }: { of: readonly string[] }) {
  return (
    <Grid2>
      {of.map((field) => (
        <Field key={field}>
          <Skeleton width="40%" height={tokens.space[3]} />
          <Skeleton height={tokens.space[12]} />
        </Field>
      ))}
    </Grid2>
  );
}

/**
 * The checkout while nobody knows what is in the cart, or its product's code is on its way: steps, title, contact, the
 * first traveler, what is bought, each of the size that it will have.
 */
export function CheckoutSkeleton() {
  const { t } = useTexts('booking');
  const says = useWords([]);
  return (
    <Page>
      <ProcessSteps
        label={t('steps.label')}
        steps={[says('step'), t('steps.details'), t('steps.confirmation')]}
        current={1}
      />
      <Columns>
        <div>
          <Title>
            <Heading level={1}>
              <VisuallyHidden>{t('summary.metaTitle')}</VisuallyHidden>
              <Skeleton width="8em" height="1lh" />
            </Heading>
          </Title>
          <Folded>
            <Skeleton width="60%" />
          </Folded>
          <FormSection id="contact" title={t('contact.title')}>
            <Contact>
              <FieldShapes of={CONTACT} />
            </Contact>
          </FormSection>
          <FormSection id="traveller" title={t('traveller.title', { number: 1 })}>
            <Traveler>
              <FieldShapes of={TRAVELER} />
            </Traveler>
          </FormSection>
        </div>
        <Aside as="div">
          <Wide>
            <Skeleton height="640px" />
          </Wide>
        </Aside>
      </Columns>
    </Page>
  );
}
