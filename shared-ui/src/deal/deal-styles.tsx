import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

/** By its own width, as it stands alone or among others: the picture above, beside, and larger. */
const BESIDE = '@container (min-width: 280px)';
const ROOMY = '@container (min-width: 380px)';
const WIDE = '@container (min-width: 520px)';

export const Frame = styled.article`
  container-type: inline-size;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${color.accentLine};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-rows: 120px 1fr;
  height: 100%;

  ${BESIDE} {
    grid-template: 1fr / 27% 1fr;
  }

  ${ROOMY} {
    grid-template-columns: 128px 1fr;
  }
`;

export const Inside = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space[4]};

  ${ROOMY} {
    padding: ${space[5]};
  }
`;

export const Facts = styled.p`
  font-size: ${text[14]};
  color: ${color.ink2};
`;

/**
 * Neither price is struck through: the one is no reproach to the other. One under the other unless there is room for
 * any two amounts, so that a card is as high in every currency, and as high as its place was.
 */
export const Prices = styled.dl`
  display: grid;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[3]};

  ${WIDE} {
    grid-template-columns: 1fr 1fr;
  }

  & dt {
    font-size: ${text[13]};
    line-height: 16px;
    color: ${color.ink2};
  }

  & dd {
    height: 28px;
    line-height: 28px;
  }
`;

export const Web = styled.dd`
  font-size: ${text[15]};

  & > span {
    font-weight: 500;
  }
`;

export const ByPhone = styled.dd`
  font-size: ${text[20]};

  ${ROOMY} {
    font-size: ${text[24]};
  }
`;

export const Line = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-top: auto;
  padding-top: ${space[3]};
  font-size: ${text[13]};
  line-height: 16px;
  color: ${color.ink2};

  & b {
    color: ${color.ink};
  }
`;
