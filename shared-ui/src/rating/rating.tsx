import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';

const { color, radius, space, text } = tokens;

const Box = styled('span', ownProps('stacked'))<{ stacked: boolean }>`
  display: inline-flex;
  flex-direction: ${({ stacked }) => (stacked ? 'column' : 'row')};
  align-items: ${({ stacked }) => (stacked ? 'flex-end' : 'center')};
  gap: ${({ stacked }) => (stacked ? '2px' : space[2])};
  font-size: ${text[14]};
  line-height: 20px;
  color: ${color.ink2};

  & b {
    display: block;
    font-weight: 600;
    color: ${color.ink};
  }
`;

const Score = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  min-width: ${space[10]};
  height: ${space[8]};
  padding: 0 ${space[1]};
  border-radius: ${radius.control} ${radius.control} ${radius.control} 0;
  background: ${color.actionSoft};
  color: ${color.actionText};
  font-size: ${text[16]};
  font-weight: 700;
`;

const Words = styled('span', ownProps('stacked'))<{ stacked: boolean }>`
  text-align: ${({ stacked }) => (stacked ? 'right' : 'left')};
`;

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As it is written in the reader's language: `9,2`. */
  score: string;
  /** Read out in place of the bare number: "Puntuación: 9,2 de 10". */
  label: string;
  /** What the number means: "Excelente". */
  words: ReactNode;
  /** How many guests said so. */
  detail?: ReactNode;
  /** Number above words, to the right, as in the corner of a card. */
  stacked?: boolean;
}

/** What guests say of a place: a number with the words for it. */
export function Rating({ score, label, words, detail, stacked = false, ...rest }: RatingProps) {
  return (
    <Box stacked={stacked} {...rest}>
      <Score role="img" aria-label={label}>
        {score}
      </Score>
      <Words stacked={stacked}>
        <b>{words}</b>
        {detail ? <span>{detail}</span> : null}
      </Words>
    </Box>
  );
}
