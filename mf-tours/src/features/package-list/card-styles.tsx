import { Link } from '@alisio/platform/sdk/router';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

/** The picture above on a phone, beside the words from 640. */
export const Box = styled.article`
  display: grid;
  grid-template-rows: 160px auto;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  ${media.sm} {
    grid-template-rows: auto;
    grid-template-columns: 232px minmax(0, 1fr);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: space-between;
  min-width: 0;
  padding: ${space[4]};

  ${media.sm} {
    padding: ${space[5]} ${space[6]};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};

  & > :first-of-type {
    min-width: 0;
  }
`;

/** The name leads to the package, as the button does. */
export const Name = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export const Small = styled.p`
  font-size: ${text[14]};
  line-height: 20px;
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
`;

export const Tags = styled.ul`
  display: grid;
  gap: ${space[1]};
  font-size: ${text[14]};

  & > li {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }

  & svg {
    flex: none;
  }
`;

export const Cost = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};

  & > div:first-of-type {
    flex: 1 1 176px;
    min-width: 0;
  }
`;

export const Saving = styled.p`
  font-size: ${text[14]};
  font-weight: 600;
  color: ${color.goodText};
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[4]};
`;
