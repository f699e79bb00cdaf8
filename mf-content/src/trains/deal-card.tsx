import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { linkStyles } from '@alisio/shared-ui/button';
import { Heading, type HeadingProps, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import { TrainPicture } from '@alisio/shared-ui/train';
import styled from '@emotion/styled';
import { DealLeg } from './deal-leg.tsx';
import { DealPrice, type DealPriceProps } from './deal-price.tsx';
import { LateDealFacts } from './late-deal-facts.ts';
import { trainLook } from './train-look.ts';
import { useTrainWords } from './train-words.ts';

const { color, space } = tokens;

const Frame = styled.article`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  ${media.lg} {
    grid-template-columns: 232px minmax(0, 1fr) 264px;
  }
`;

const Picture = styled('div', { shouldForwardProp: (name) => name !== 'tall' })<{ tall: boolean }>`
  aspect-ratio: 2 / 1;

  ${media.lg} {
    aspect-ratio: auto;
    min-height: 100%;
    position: relative;

    & > div {
      position: absolute;
      inset: 0;
    }

    /* What is left of it in a narrow frame is where the train has its nose. */
    & img {
      object-position: ${({ tall }) => (tall ? '80%' : '50%')} 50%;
    }
  }
`;

const Middle = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: center;
  min-width: 0;
  padding: ${space[4]};

  ${media.lg} {
    padding: ${space[5]} ${space[6]};
  }
`;

const Buy = styled.div`
  padding: ${space[4]};
  border-top: 1px solid ${color.line};

  ${media.lg} {
    padding: ${space[5]};
    border-top: 0;
    border-left: 1px solid ${color.line};
  }
`;

const Details = styled.details`
  & > summary {
    ${linkStyles}
    cursor: pointer;
  }

  & > summary + * {
    margin-top: ${space[4]};
  }
`;

export interface DealCardProps extends DealPriceProps {
  level?: HeadingProps['level'];
}

/** A train of a day: way, times to scale, both prices. What it has in it is told below where it is chosen, else behind a name. */
export function DealCard({ deal, token, isChosen = false, level = 3 }: DealCardProps) {
  const { t } = useTexts('content');
  const { longDate } = useFormats();
  const words = useTrainWords();
  return (
    <Frame>
      <Picture tall={isChosen}>
        <TrainPicture {...trainLook(deal)} fill />
      </Picture>
      <Middle>
        <div>
          <Heading level={level} size="s">
            {words.way(deal)}
          </Heading>
          <Muted>
            {words.kind(deal)}
            <br />
            <time dateTime={deal.date}>{longDate(deal.date)}</time>
          </Muted>
        </div>
        <DealLeg deal={deal} />
        {isChosen ? (
          <LateDealFacts deal={deal} isSent={token !== undefined} below={level} />
        ) : (
          <Details>
            <summary>{t('trains.more.open')}</summary>
            <LateDealFacts deal={deal} below={level} />
          </Details>
        )}
      </Middle>
      <Buy>
        <DealPrice deal={deal} isChosen={isChosen} {...(token === undefined ? {} : { token })} />
      </Buy>
    </Frame>
  );
}
