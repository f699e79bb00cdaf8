import { useTexts } from '@alisio/platform/sdk/i18n';
import { RemotePart, usePartsIn } from '@alisio/platform/sdk/parts';
import { Card, Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Section, SectionHead } from './home-styles.tsx';

const { space } = tokens;

/** As many beside each other as there are and have room; one alone has all of it. */
const Row = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(248px, 1fr));
    gap: ${space[6]};
  }
`;

const Cell = styled(Card)`
  height: 100%;
  padding: ${space[4]};
`;

/** What the verticals that are live have to offer; nothing while flights are all there is. */
export function BeyondRow() {
  const { t } = useTexts('flights');
  const parts = usePartsIn('home-beyond');
  if (parts.length === 0) return null;
  return (
    <Section aria-labelledby="beyond">
      <Wrap>
        <SectionHead>
          <Heading level={2} id="beyond">
            {t('home.beyondTitle')}
          </Heading>
          <Muted size={16}>{t('home.beyondText')}</Muted>
        </SectionHead>
        <Row>
          {parts.map(({ name }) => (
            <li key={name}>
              <Cell>
                <RemotePart name={name} when="near" />
              </Cell>
            </li>
          ))}
        </Row>
      </Wrap>
    </Section>
  );
}
