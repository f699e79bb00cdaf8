import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { latePart, useLatePart } from '../../late-parts/late-part.ts';
import { useFirstViewDone } from '../../loading/first-view.ts';
import type { PageEndProps } from './page-end-parts.tsx';

/** Its code, for who renders a whole page at once. */
export const pageEnd = latePart(() => import(/* webpackChunkName: "page-end" */ './page-end-parts.tsx'));

const { color, space } = tokens;

/** The places of what comes later, as tall as they are in Spanish, so that a short page hardly moves. */
const BandRoom = styled.div`
  margin-top: ${space[24]};
  min-height: 213px;
  background: ${color.band};

  ${media.md} {
    min-height: 185px;
  }

  ${media.lg} {
    min-height: 155px;
  }
`;

const FullRoom = styled.div`
  min-height: 890px;
  background: ${color.night};

  ${media.md} {
    min-height: 540px;
  }

  ${media.lg} {
    min-height: 500px;
  }
`;

const SlimRoom = styled.div`
  margin-top: ${space[16]};
  min-height: 228px;
  background: ${color.night};

  ${media.md} {
    min-height: 132px;
  }

  ${media.lg} {
    min-height: 100px;
  }
`;

function Rooms({ footer, callBand }: PageEndProps) {
  return (
    <>
      {callBand ? <BandRoom /> : null}
      {footer === 'full' ? <FullRoom /> : null}
      {footer === 'slim' ? <SlimRoom /> : null}
    </>
  );
}

/** Band, foot and what watches over the page: below the first view, so their code comes after it. */
export function PageEnd(frame: PageEndProps) {
  const part = useLatePart(pageEnd, useFirstViewDone());
  return part ? <part.PageEndParts {...frame} /> : <Rooms {...frame} />;
}
