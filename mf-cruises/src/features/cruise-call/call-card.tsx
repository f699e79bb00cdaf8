import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import {
  type CodedCruise,
  type CruiseDetail,
  cruisePhonePrice,
  peopleIn,
} from '@alisio/shared-contracts/cruises';
import { OpenState } from '@alisio/shared-ui/shell';
import { Heading } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { Chosen } from '../../words/choice.ts';
import { keepFor } from './use-kept-for-phone.ts';

const { color, space, text } = tokens;

const Card = styled.div`
  display: grid;
  align-content: center;
  gap: ${space[3]};
  padding: ${space[6]} ${space[5]};
  border-radius: ${tokens.radius.card};
  background: ${color.band};
  color: ${color.onBand};

  & p {
    color: ${color.onBand2};
  }

  & b {
    font-stretch: ${tokens.width.narrow};
    font-size: ${text[24]};
    color: ${color.onBand};
    white-space: nowrap;
  }

  ${media.lg} {
    padding: ${space[12]};
  }
`;

const Big = styled.a`
  font-stretch: ${tokens.width.narrow};
  font-size: ${text[40]};
  font-weight: 650;
  line-height: 1.1;
  color: inherit;
  text-decoration: none;
  white-space: nowrap;

  ${media.xl} {
    font-size: ${text[56]};
  }
`;

export interface CallCardProps {
  detail: CruiseDetail;
  chosen: Chosen | undefined;
  coded: CodedCruise | undefined;
  code: string | undefined;
}

/** Marigold means a person: the line, whether somebody answers now, and the code that stands for what is chosen. */
export function CallCard({ detail: { cruise }, chosen, coded, code }: CallCardProps) {
  const { t } = useTexts('cruises');
  const { dayAndMonthSpan } = useFormats();
  const { money } = usePrices();
  const line = usePhoneLine();
  const web = chosen?.cabin.cabin ?? 0;
  const phone = cruisePhonePrice(web);
  return (
    <Card>
      {line ? (
        <OpenState open={line.openNow}>
          {line.openNow === false
            ? t('cruisePage.call.closed', { opens: line.opens })
            : t('cruisePage.call.open', { closes: line.closes })}
        </OpenState>
      ) : null}
      <Heading level={3} size="l">
        {t('cruisePage.call.title')}
      </Heading>
      {chosen ? (
        <p>
          {t('cruisePage.call.what', {
            cabin: t(`cruisePage.kinds.${chosen.cabin.kind}.cabin`),
            count: peopleIn(chosen.party),
            ...dayAndMonthSpan(cruise.departureDate, cruise.returnDate),
          })}{' '}
          {t('cruisePage.call.price', {
            amount: money(phone, cruise.currency),
            saved: money(web - phone, cruise.currency),
          })}
        </p>
      ) : (
        <p>{t('cruisePage.call.none')}</p>
      )}
      {code ? (
        <p>
          {t('cruisePage.call.dictate')} <b>{code}</b>
        </p>
      ) : null}
      {line ? (
        <Big
          href={line.href}
          aria-label={t('cruisePage.call.number', { number: line.shown })}
          onClick={() => coded && keepFor(coded, true)}
        >
          {line.shown}
        </Big>
      ) : null}
    </Card>
  );
}
