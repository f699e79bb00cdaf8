import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { framePaths, Glyph } from '../icons/index.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

/** A small choice in the header: language, currency. `styled.button(pillStyles)` or a styled link. */
export const pillStyles = `
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${tokens.target};
  padding: 0 10px;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${color.ink};
  font-size: ${text[15]};
  font-weight: 550;
  text-decoration: none;
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
`;

const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${tokens.target};
  color: ${color.ink};
  font-size: ${text[15]};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  ${media.lg} {
    margin-left: ${space[1]};
    padding-left: ${space[3]};
    border-left: 1px solid ${color.line};
  }
`;

const Handset = styled.span`
  display: grid;
  place-items: center;
  width: ${tokens.target};
  height: ${tokens.target};
  color: ${color.accentText};
`;

const Digits = styled.span`
  display: none;

  ${media.xl} {
    display: inline;
  }
`;

export interface PhoneLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  href: string;
  /** As it is dictated: `601 000 0000`. */
  number: string;
  /** Read out: "Llamar: 601 000 0000". */
  label: string;
}

/** The line to a person: a handset, with its number from 1280: below, six product lines need the room. */
export function PhoneLink({ number, label, ...rest }: PhoneLinkProps) {
  return (
    <Phone aria-label={label} {...rest}>
      <Handset>
        <Glyph path={framePaths.phone} />
      </Handset>
      <Digits>{number}</Digits>
    </Phone>
  );
}
