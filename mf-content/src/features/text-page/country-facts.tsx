import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentFacts } from '@alisio/shared-contracts/content';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[6]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${tokens.radius.card};
  background: ${color.sunken};

  & dt {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  & dd {
    font-size: ${text[16]};
    font-weight: 600;
  }

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const FACTS = ['visa', 'currency', 'language', 'timeZone', 'plug', 'tapWater', 'emergency'] as const;

/** What a traveller asks of a country first. */
export function CountryFacts({ facts }: { facts: ContentFacts }) {
  const { t } = useTexts('content');
  return (
    <List>
      {FACTS.map((fact) => (
        <div key={fact}>
          <dt>{t(`reading.facts.${fact}`)}</dt>
          <dd>{facts[fact]}</dd>
        </div>
      ))}
    </List>
  );
}
