import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

export const Card = styled.article`
  display: grid;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  transition: box-shadow ${tokens.motion.color} ${tokens.motion.ease};

  &:hover {
    border-color: ${color.lineStrong};
    box-shadow: ${tokens.elevation.raised};
  }

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 216px;
    grid-template-rows: auto 1fr;
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 200px;
  }

  ${media.xl} {
    grid-template-columns: minmax(0, 1fr) 216px;
  }
`;

export const Legs = styled.div`
  min-width: 0;
  padding: ${space[4]} ${space[4]} 0;

  & > * + * {
    margin-top: ${space[4]};
    padding-top: ${space[4]};
    border-top: 1px dashed ${color.lineStrong};
  }

  ${media.md} {
    padding: ${space[5]} ${space[6]} 0;
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  font-size: ${text[14]};
  color: ${color.ink2};

  & > li {
    display: inline-flex;
    align-items: flex-start;
    gap: 6px;
  }

  & svg {
    margin-top: 2px;
  }

  ${media.md} {
    padding: ${space[4]} ${space[6]} ${space[5]};
  }
`;

export const Buy = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[3]};
  align-items: end;
  padding: ${space[4]};
  border-top: 1px solid ${color.line};

  & > [data-wide] {
    grid-column: 1 / -1;
  }

  ${media.md} {
    grid-row: 1 / span 2;
    grid-column: 2;
    grid-template-columns: 1fr;
    align-content: start;
    padding: ${space[4]} ${space[5]} ${space[5]};
    border-top: 0;
    border-left: 1px solid ${color.line};
  }
`;

export const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Families = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} ${space[4]};

  & > div {
    display: grid;
    gap: ${space[2]};
  }

  ${media.sm} {
    & > div {
      grid-template-columns: repeat(auto-fit, minmax(148px, 1fr));
    }
  }

  ${media.md} {
    padding: 0 ${space[6]} ${space[5]};
  }
`;

export const Family = styled.label`
  position: relative;
  display: grid;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${tokens.radius.control};
  font-size: ${text[14]};
  line-height: 20px;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  & > span {
    color: ${color.ink2};
  }

  &:has(:checked) {
    border-color: ${color.action};
    background: ${color.actionSoft};
    box-shadow: inset 0 0 0 1px ${color.action};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const List = styled.ol`
  & > li + li,
  & > div + div {
    margin-top: ${space[4]};
  }
`;
