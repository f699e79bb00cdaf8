import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

export const Cabins = styled.ul`
  display: grid;
  gap: ${space[4]};

  & > li {
    display: grid;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.card};
    background: ${color.surface};
  }

  & > li > div:first-of-type {
    height: auto;
    aspect-ratio: 16 / 10;
  }

  & > li[data-chosen] {
    border-color: ${color.action};
    box-shadow: 0 0 0 1px ${color.action};
  }

  & > li[data-none] > div:first-of-type {
    filter: saturate(0.35) opacity(0.75);
  }

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[6]};
  }

  ${media.lg} {
    & > li {
      grid-template-columns: 232px minmax(0, 1fr);
    }

    & > li > div:first-of-type {
      aspect-ratio: auto;
      min-height: 184px;
    }
  }
`;

export const Inside = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${space[1]};
  padding: ${space[4]};

  ${media.lg} {
    padding: ${space[5]};
  }
`;

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
`;

/** What it costs, and the way to take it. */
export const Buy = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]};
  padding-top: ${space[3]};
`;
