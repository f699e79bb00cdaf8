import { useTexts } from '@alisio/platform/sdk/i18n';
import { CRUISE_PARTY_LIMITS, type CruiseChoice, cruiseHref } from '@alisio/shared-contracts/cruises';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { ChoiceLink } from '../../words/choice-link.tsx';

const { color, space } = tokens;

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  font-size: ${tokens.text[14]};

  & > a {
    display: inline-grid;
    place-items: center;
    min-width: ${tokens.target};
    min-height: ${tokens.target};
    padding-inline: ${space[3]};
    border: 1px solid ${color.control};
    border-radius: ${tokens.radius.pill};
    color: ${color.ink};
    text-decoration: none;
  }

  & > a[aria-current] {
    border-color: ${color.action};
    background: ${color.actionSoft};
    color: ${color.actionText};
    font-weight: 600;
  }
`;

/** For how many adults prices are. Children of the party stay in the address; whom a cabin has no bed for, its page says. */
export function PartyLinks({ cruise, choice: { party, cabin } }: { cruise: string; choice: CruiseChoice }) {
  const { t } = useTexts('cruises');
  const { adults } = CRUISE_PARTY_LIMITS;
  return (
    <Row aria-label={t('cruisePage.party.label')}>
      {t('cruisePage.party.adults')}
      {Array.from({ length: adults.max }, (_, at) => at + 1).map((count) => (
        <ChoiceLink
          key={count}
          to={cruiseHref(cruise, {
            party: { ...party, adults: count },
            cabin,
          })}
          aria-current={count === party.adults ? 'true' : undefined}
          aria-label={t('cruisePage.party.adultsOf', { count })}
        >
          {count}
        </ChoiceLink>
      ))}
      {party.childAges.length > 0 ? t('cruisePage.party.children', { count: party.childAges.length }) : null}
    </Row>
  );
}
