import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color } = tokens;

const Dots = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
  max-width: 176px;

  & > i {
    width: 8px;
    height: 8px;
    border: 2px solid ${color.control};
    border-radius: ${tokens.radius.pill};
    background: ${color.control};
  }

  & > [data-free] {
    border-color: ${color.action};
    background: transparent;
  }
`;

export interface SeatDotsProps {
  all: number;
  left: number;
}

/** Every place of a departure: those that are taken filled, the free ones hollow. Decoration beside their number. */
export const SeatDots = ({ all, left }: SeatDotsProps) => (
  <Dots aria-hidden="true">
    {Array.from({ length: all }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
      <i key={at} data-free={at >= all - left ? '' : undefined} />
    ))}
  </Dots>
);
