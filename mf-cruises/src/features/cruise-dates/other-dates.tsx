import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import {
  CABIN_KINDS,
  type CruiseChoice,
  cruiseHref,
  type ListedCruise,
  NOT_SOLD,
} from '@alisio/shared-contracts/cruises';
import { Muted, textLinkStyles } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

/** Others of the same route are some thirty: the next ones are told, the list has all. */
const TOLD = 8;

const Dates = styled.ul`
  border-top: 1px solid ${color.line};

  & > li {
    display: grid;
    gap: ${space[2]} ${space[6]};
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color.line};
  }

  & dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[2]};
    margin: 0;
  }

  & dt {
    font-size: ${tokens.text[13]};
    color: ${color.ink2};
  }

  & dd {
    margin: 0;
    font-weight: 600;
  }

  /* Pesos have eight digits: broken over two lines they read as two prices. */
  & dd:not([data-none]) {
    white-space: nowrap;
  }

  & dd[data-none] {
    font-size: ${tokens.text[14]};
    font-weight: 400;
    color: ${color.ink2};
  }

  ${media.md} {
    & > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      align-items: center;
    }
  }

  ${media.lg} {
    & dl {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const Day = styled(Link)(textLinkStyles);

/** Other sailings of the same route, each with its ship and one person's part of every kind of cabin. */
export function OtherDates({ others, choice }: { others: readonly ListedCruise[]; choice: CruiseChoice }) {
  const { t } = useTexts('cruises');
  const { day } = useFormats();
  const { fromMoney } = usePrices();
  return (
    <Dates>
      {others.slice(0, TOLD).map(({ id, departureDate, ship, cabins, currency }) => (
        <li key={id}>
          <div>
            <Day to={cruiseHref(id, choice)}>{day(departureDate, 'full')}</Day>
            <Muted>{ship.name}</Muted>
          </div>
          <dl>
            {CABIN_KINDS.map((kind) => {
              const cabin = cabins[kind];
              return (
                <div key={kind}>
                  <dt>{t(`cruisePage.kinds.${kind}.name`)}</dt>
                  {cabin.price === NOT_SOLD ? (
                    <dd data-none="">{t(`cruisePage.notSold.${cabin.why}`)}</dd>
                  ) : (
                    <dd>{fromMoney(cabin.price, currency)}</dd>
                  )}
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </Dates>
  );
}
