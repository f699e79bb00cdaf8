import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import type { TourDetail, TourPay } from '@alisio/shared-contracts/tours';
import { Button } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { NearPoster } from '@alisio/shared-ui/poster';
import { Price } from '@alisio/shared-ui/price';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { LatePricesClock } from '../../prices-clock/late-prices-clock.ts';
import { pictureOf } from '../../tour-card/index.ts';
import { useTourWords } from '../../words/tour-words.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import { type Chosen, restOf } from './chosen.ts';
import { PayChoice } from './pay-choice.tsx';
import { useProblemWords } from './problem-words.ts';

const { color, space, text } = tokens;

const Card = styled.section`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  & > div:last-of-type {
    padding: ${space[5]};
  }

  & form + [role='status'],
  & noscript > p {
    margin-top: ${space[3]};
  }
`;

const Lines = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[4]};
  font-size: ${text[15]};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }

  & dd {
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block: ${space[3]};
  padding-top: ${space[3]};
  border-top: 2px solid ${color.ink};
  font-weight: 600;
`;

const Lacks = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-block: ${space[3]};
  font-size: ${text[14]};
  color: ${color.accentText};

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

const Charged = styled(Muted)`
  margin-top: ${space[3]};
`;

export interface TourTotalProps {
  tour: TourDetail;
  chosen: Chosen;
  /** UTC, ISO 8601: until when the prices hold */
  expiresAt: string;
  busy: boolean;
  onPay: (pay: TourPay) => void;
  onReserve: () => void;
  onRefresh: () => void;
  /** the line to a person, where nothing runs the button */
  withoutScript: string;
}

/** What was chosen, what it comes to, what is charged when, what comes back when it is called off, and the way on. */
export function TourTotal(props: TourTotalProps) {
  const { tour, chosen, expiresAt, busy, onPay, onReserve, onRefresh, withoutScript } = props;
  const { t } = useTexts('tours');
  const { day } = useFormats();
  const sums = usePriceSums();
  const words = useTourWords();
  const lacks = useProblemWords(tour.childFrom)(chosen);
  const { departure, party, lines, shares, now } = chosen;
  const { currency, deposit } = departure;
  const rest = restOf(chosen);
  return (
    <Card aria-labelledby="tour-total">
      <NearPoster place={pictureOf(tour)} ratio="2 / 1" wide />
      <div>
        <Heading level={2} size="m" id="tour-total">
          {t('tourPage.total.title')}
        </Heading>
        <Muted>{`${words.span(departure.startDate, departure.endDate)}, ${words.party(party)}`}</Muted>
        <LatePricesClock of="tourPage" expiresAt={expiresAt} onEnd={onRefresh} />
        {shares ? (
          <>
            <Lines>
              {lines.map(({ who, room, count, each }) => (
                <div key={`${who}${room}`}>
                  <dt>
                    {room
                      ? t('tourPage.total.line', { count, room: words.room(room) })
                      : t('tour.children', { count })}
                  </dt>
                  <dd>{sums.totalText({ amounts: Array<number>(count).fill(each), currency })}</dd>
                </div>
              ))}
            </Lines>
            <Total>
              <span>{t('tourPage.total.total')}</span>
              <Price parts={sums.totalParts({ amounts: shares, currency })} size="l" />
            </Total>
            <PayChoice chosen={chosen} onChange={onPay} />
          </>
        ) : null}
        <div role="status">
          {lacks ? (
            <Lacks>
              <Icon name="info" size="s" />
              {lacks}
            </Lacks>
          ) : null}
        </div>
        <Button
          full
          busy={busy}
          aria-disabled={lacks !== undefined || busy || undefined}
          onClick={lacks === undefined ? onReserve : undefined}
        >
          {t('tourPage.total.reserve')}
        </Button>
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
        {now && shares ? (
          <>
            <Charged>
              {rest !== undefined && deposit
                ? t('tourPage.total.chargedPart', {
                    now: sums.chargedText({ amounts: now, currency }),
                    rest: sums.chargedText({ amounts: [rest], currency }),
                    day: day(deposit.restDueOn),
                  })
                : t('tourPage.total.charged', { now: sums.chargedText({ amounts: now, currency }) })}
            </Charged>
            <CancellationTerms
              steps={departure.cancellation}
              starts={departure.startDate}
              shares={shares}
              currency={currency}
            />
          </>
        ) : null}
      </div>
    </Card>
  );
}
