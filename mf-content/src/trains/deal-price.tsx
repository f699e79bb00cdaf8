import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePhoneLine, usePrices } from '@alisio/platform/sdk/visitor';
import { type TrainDeal, trainsHref } from '@alisio/shared-contracts/trains';
import { Button, linkStyles } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Price } from '@alisio/shared-ui/price';
import { Code } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { tellCall } from '../api/train-deals.ts';
import { useTrainWords } from './train-words.ts';

const { color, space, text } = tokens;

const Box = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: center;
  font-size: ${text[13]};
  line-height: 18px;
  color: ${color.ink2};

  & > p:first-of-type,
  & > p:nth-of-type(2) {
    font-size: ${text[14]};
    line-height: 20px;
  }

  & > p:nth-of-type(2) > span {
    font-size: ${text[26]};
    line-height: 32px;
    color: ${color.ink};
  }

  & b {
    color: ${color.ink};
  }
`;

const Call = styled(Button)`
  margin-top: ${space[2]};
`;

const More = styled(Link)(linkStyles);

export interface DealPriceProps {
  deal: TrainDeal;
  /** the offer that was sent, at whose price it is: in the currency of then, and whoever calls is told with it */
  token?: string;
  /** the deal is looked at already */
  isChosen?: boolean;
}

/** Web and phone price beside each other, neither struck through, with the code to dictate. */
export function DealPrice({ deal, token, isChosen = false }: DealPriceProps) {
  const { t } = useTexts('content');
  const { day } = useFormats();
  const { money, moneyParts } = usePrices({ charged: token !== undefined });
  const words = useTrainWords();
  const line = usePhoneLine();
  const { price, party, code, id, date } = deal;
  return (
    <Box>
      <p>{t('trains.price.web', { amount: money(price.web, price.currency) })}</p>
      <p>
        <Price parts={moneyParts(price.phone, price.currency)} /> {t('trains.price.phone')}
      </p>
      <p>
        {t('trains.price.all', {
          party: words.party(party),
          each: money(price.phoneEach, price.currency),
        })}
      </p>
      {line ? (
        <Call variant="call" full href={line.href} onClick={() => tellCall(deal, token)}>
          <Icon name="phone" size="s" /> {t('trains.price.call')}
        </Call>
      ) : null}
      <p>
        {t('trains.price.code')} <Code>{code}</Code>
      </p>
      {token === undefined ? <p>{t('trains.price.until', { day: day(deal.until) })}</p> : null}
      {isChosen ? null : <More to={trainsHref({ deal: id, date, party })}>{t('trains.price.ask')}</More>}
    </Box>
  );
}
