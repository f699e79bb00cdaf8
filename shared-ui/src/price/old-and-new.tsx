import styled from '@emotion/styled';
import { Icon } from '../icons/index.ts';
import { tokens } from '../tokens/index.ts';
import { Price, type PriceProps } from './price.tsx';

const { color, space, text } = tokens;

/** It lays itself out by the room that it has: in a narrow one prices stand one under the other. */
const Around = styled.div`
  container-type: inline-size;
`;

const Both = styled.dl`
  display: grid;
  position: relative;
  grid-template-columns: auto auto;
  gap: ${space[12]};
  align-items: center;
  justify-content: space-between;
  margin: ${space[4]} 0 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${tokens.radius.control};
  background: ${color.sunken};

  & dt {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  & dd {
    margin: 0;
  }

  & svg {
    position: absolute;
    inset: 0;
    margin: auto;
  }

  @container (max-width: 320px) {
    grid-template-columns: auto;
    gap: ${space[2]};

    & svg {
      display: none;
    }
  }
`;

export interface OldAndNewProps {
  old: { label: string; parts: PriceProps['parts'] };
  now: { label: string; parts: PriceProps['parts'] };
}

/** A price that has changed: what it was, and what it is. Nothing is struck out. */
export function OldAndNew({ old, now }: OldAndNewProps) {
  return (
    <Around>
      <Both>
        <div>
          <dt>{old.label}</dt>
          <dd>
            <Price parts={old.parts} size="m" />
            <Icon name="chevron-right" />
          </dd>
        </div>
        <div>
          <dt>{now.label}</dt>
          <dd>
            <Price parts={now.parts} size="m" />
          </dd>
        </div>
      </Both>
    </Around>
  );
}
