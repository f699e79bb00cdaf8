import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import type { ActivityParty } from '@alisio/shared-contracts/activities';
import { Button } from '@alisio/shared-ui/button';
import { CancellationLine } from '@alisio/shared-ui/cancellation';
import { Price } from '@alisio/shared-ui/price';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useActivityWords } from '../../words/activity-words.ts';
import { useCancellationWords } from './cancellation-words.ts';
import type { ChosenSession } from './choose-session.ts';
import { priceLines, sharesOf } from './price-lines.ts';

const { color, space, text } = tokens;

const Card = styled.section`
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
`;

const Chosen = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[3]};
  font-size: ${text[15]};
`;

const Lines = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  font-size: ${text[14]};
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }

  & dt {
    color: ${color.ink2};
  }

  & dd {
    margin: 0;
    white-space: nowrap;
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

const Way = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[4]};
`;

export interface ActivityTotalProps {
  choice: ChosenSession;
  party: ActivityParty;
  currency: string;
  /** other sessions are on their way: what stands is of before */
  isStale: boolean;
  busy: boolean;
  onReserve: () => void;
  /** the line to a person, where nothing runs the button */
  withoutScript: string;
}

/** What is chosen so far, what it comes to for everybody, what becomes of the money, and the way on. */
export function ActivityTotal(props: ActivityTotalProps) {
  const { choice, party, currency, isStale, busy, onReserve, withoutScript } = props;
  const { t } = useTexts('tours');
  const { day, time } = useFormats();
  const words = useActivityWords();
  const sums = usePriceSums();
  const cancellation = useCancellationWords(currency);
  const { session, way, ways, speak, start } = choice;
  const price = session ? { currency, amounts: sharesOf(session, party) } : undefined;
  const terms = session && cancellation(session);
  const canReserve = session !== undefined && !isStale && !busy;
  return (
    <Card aria-labelledby="activity-total" aria-busy={isStale || undefined}>
      <Heading level={2} size="m" id="activity-total">
        {t('activityPage.total.title')}
      </Heading>
      <Chosen>
        {session ? (
          <li>
            <b>
              {t('activityPage.total.when', {
                day: day(session.startsAt, 'long'),
                time: time(session.startsAt),
              })}
            </b>
          </li>
        ) : null}
        <li>{words.people(party)}</li>
        {session && way && ways.length > 1 ? <li>{way.name}</li> : null}
        {session && speak ? (
          <li>{t('activityPage.total.speak', { language: words.spokenIn(speak) })}</li>
        ) : null}
        {start ? <li>{t(`activityPage.total.${start.kind}`, { place: start.name })}</li> : null}
      </Chosen>
      {session && price ? (
        <>
          <Lines>
            {priceLines(session, party).map(({ paxType, count, amount }) => (
              <div key={`${paxType}${amount}`}>
                <dt>{t(`activityPage.total.${paxType}`, { count })}</dt>
                <dd>
                  {amount === 0
                    ? t('activityPage.total.free')
                    : sums.totalText({ currency, amounts: Array.from({ length: count }, () => amount) })}
                </dd>
              </div>
            ))}
            {session.groupAmount === undefined ? null : (
              <div>
                <dt>{t('activityPage.total.group')}</dt>
                <dd>{sums.totalText(price)}</dd>
              </div>
            )}
          </Lines>
          <Total>
            <span>{t('activityPage.total.total')}</span>
            <Price parts={sums.totalParts(price)} size="l" />
          </Total>
        </>
      ) : null}
      {terms ? (
        <>
          <CancellationLine kind={terms.kind}>{terms.title}</CancellationLine>
          {terms.after ? <Muted>{terms.after}</Muted> : null}
        </>
      ) : null}
      <Way>
        {session ? null : (
          <p role="status">{t(choice.day ? 'activityPage.total.pickHour' : 'activityPage.total.pickDay')}</p>
        )}
        <Button
          full
          busy={busy}
          aria-disabled={!canReserve || undefined}
          onClick={canReserve ? onReserve : undefined}
        >
          {t('activityPage.total.reserve')}
        </Button>
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
        {price ? <Muted>{t('activityPage.total.charged', { amount: sums.chargedText(price) })}</Muted> : null}
      </Way>
    </Card>
  );
}
