import { Link } from '@alisio/platform/sdk/router';
import { buttonStyles } from '@alisio/shared-ui/button';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

/** The picture above on a phone, beside the words from 640. */
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
    grid-template-columns: 232px minmax(0, 1fr);
  }
`;

export const Frame = styled.div`
  height: 184px;

  ${media.sm} {
    height: auto;
    min-height: 240px;
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

/** The name leads to the activity, as the button does. */
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

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[2]};
  font-size: ${text[14]};

  & > li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    white-space: nowrap;
  }

  & svg {
    flex: none;
    color: ${color.ink2};
  }
`;

export const Times = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[2]};
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

export const ToTimes = styled(Link)(buttonStyles({ size: 's' }));

export const List = styled.ol`
  display: grid;
  gap: ${space[4]};
`;
