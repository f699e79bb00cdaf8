import { Link } from '@alisio/platform/sdk/router';
import { buttonStyles } from '@alisio/shared-ui/button';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

/** Pictures above on a phone, beside the words from 640. */
export const Card = styled('article', { shouldForwardProp: (name) => name !== 'pointed' })<{
  pointed?: boolean;
}>`
  display: grid;
  overflow: hidden;
  border: 1px solid ${({ pointed }) => (pointed ? color.action : color.line)};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  box-shadow: ${({ pointed }) => (pointed ? `0 0 0 1px ${color.action}` : 'none')};

  ${media.sm} {
    grid-template-columns: 248px minmax(0, 1fr);
  }
`;

/** One large, two small; a hotel with one picture fills the frame with it. */
export const Pictures = styled.div`
  display: grid;
  grid-template-rows: 1fr 1fr;
  grid-template-columns: 2fr 1fr;
  gap: 2px;
  height: 200px;

  & > :first-of-type {
    grid-row: span 2;
  }

  & > :only-of-type {
    grid-column: span 2;
  }

  ${media.sm} {
    height: auto;
    min-height: 224px;
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

  & > :last-child {
    flex: none;
  }
`;

/** The name leads to the hotel, as the button does. */
export const Name = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export const Where = styled.p`
  font-size: ${text[14]};
  color: ${color.ink2};
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
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
    flex: 1 1 168px;
    min-width: 0;
  }
`;

export const Small = styled.p`
  font-size: ${text[13]};
  line-height: 18px;
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
`;

export const ToRooms = styled(Link)(buttonStyles({ size: 's' }));

export const List = styled.ol`
  display: grid;
  gap: ${space[4]};
`;
