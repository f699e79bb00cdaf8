import type { CruiseDetail } from '@alisio/shared-contracts/cruises';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { DayList } from './day-list.tsx';
import { LateMap } from './late-map.ts';

const { space } = tokens;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[12]};

  & > div {
    /* Its room before its code is here: the map's shape and the legend's line. */
    min-height: calc(100cqi / 1.6 + ${space[8]});
  }

  ${media.xl} {
    /* The map tells names from 680 px inside of its border. */
    grid-template-columns: minmax(0, 1fr) 682px;

    & > div {
      position: sticky;
      top: ${space[6]};
      order: 1;
      align-self: start;
      min-height: 458px;
    }
  }
`;

const Room = styled.div`
  container-type: inline-size;
`;

/** Days and map side by side, with the same numbers; on a small window the map comes first. */
export const Route = ({ detail }: { detail: CruiseDetail }) => (
  <Room>
    <Parts>
      <div>
        <LateMap detail={detail} />
      </div>
      <DayList detail={detail} />
    </Parts>
  </Room>
);
