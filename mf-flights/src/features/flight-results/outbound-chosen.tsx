import { useTexts } from '@alisio/platform/sdk/i18n';
import { LinkButton } from '@alisio/shared-ui/button';
import { Row } from '@alisio/shared-ui/layout';
import { Heading } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { FlightChoice } from './flight-choices.ts';
import { LegView } from './leg-view.tsx';

const Box = styled.section`
  margin-bottom: ${tokens.space[6]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.action};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;

/** Its link is taller than its words: the title's line keeps its height. */
const Head = styled(Row)`
  margin-bottom: ${tokens.space[2]};

  & > button {
    margin-block: calc(-1 * ${tokens.space[2]});
  }
`;

/** The way out that was chosen stays in sight while the way back is chosen. */
export function OutboundChosen({ choice, onChange }: { choice: FlightChoice; onChange: () => void }) {
  const { t } = useTexts('flights');
  return (
    <Box aria-label={t('outbound.label')}>
      <Head between wrap>
        <Heading level={2} size="xs">
          {t('outbound.label')}
        </Heading>
        <LinkButton onClick={onChange}>{t('outbound.change')}</LinkButton>
      </Head>
      <LegView itinerary={choice.itinerary} dictionaries={choice.offers[0].dictionaries} way="outbound" />
    </Box>
  );
}
