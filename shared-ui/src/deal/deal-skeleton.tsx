import styled from '@emotion/styled';
import { Skeleton } from '../feedback/index.ts';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';
import { Frame, Inside, Line, Prices, Sheet } from './deal-styles.tsx';

const Picture = styled.div`
  background: ${tokens.color.sunken};
`;

/** Still: six of these wait below the fold, and sixty bars that breathe would be drawn anew with every frame. */
const Bar = styled(Skeleton)`
  animation: none;
`;

/** Lines as high as the words that they stand for, their bars as high as letters. */
const Words = styled('div', ownProps('high'))<{ high: string }>`
  display: grid;
  height: ${({ high }) => high};
  align-items: center;
`;

const bar = (line: string, width: string) => (
  <Words high={line}>
    <Bar height="12px" width={width} />
  </Words>
);

/** The place of a `DealCard` that is awaited: the same parts, as high. */
export function DealSkeleton() {
  return (
    <Frame as="div">
      <Sheet>
        <Picture />
        <Inside>
          {bar('25px', '80%')}
          {bar('21px', '60%')}
          <Prices as="div">
            <div>
              {bar('16px', '48px')}
              {bar('28px', '84px')}
            </div>
            <div>
              {bar('16px', '64px')}
              {bar('28px', '112px')}
            </div>
          </Prices>
          <Line>
            <Bar height={tokens.target} />
            <div>
              {bar('16px', '70%')}
              {bar(tokens.target, '50%')}
            </div>
            {bar('16px', '40%')}
          </Line>
        </Inside>
      </Sheet>
    </Frame>
  );
}
