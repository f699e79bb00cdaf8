import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { tokens } from '../tokens/index.ts';
import type { Side } from './places-apart.ts';

const { color, text } = tokens;

/** Names stand where there is room for them; the numbers are in the list beside the map, too. */
const NAMES_FROM = '680px';

export const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A point of a chart. */
export const Place = styled('span', ownProps('x', 'y'))<{ x: number; y: number }>`
  position: absolute;
  left: ${({ x }) => percent(x)};
  top: ${({ y }) => percent(y)};
  transform: translate(-50%, -50%);
`;

/** The numbers of a place's days, as they stand in the list beside the chart. */
export const Day = styled.span`
  display: grid;
  place-items: center;
  min-width: 26px;
  height: 26px;
  padding-inline: 6px;
  border: 2px solid ${color.sunken};
  border-radius: ${tokens.radius.pill};
  background: ${color.action};
  color: ${color.onAction};
  font-size: ${text[13]};
  font-weight: 650;
  line-height: 1;
  white-space: nowrap;
`;

const beside: Record<Side, string> = {
  above: 'left:50%;bottom:100%;transform:translateX(-50%)',
  below: 'left:50%;top:100%;transform:translateX(-50%)',
  left: 'right:100%;top:50%;transform:translateY(-50%);padding-inline:0 4px',
  right: 'left:100%;top:50%;transform:translateY(-50%);padding-inline:4px 0',
};

/** Of the ground's colour all around: lines end before a name. */
const haloOf = (ground: string) =>
  [-3, 0, 3].flatMap((x) => [-2, 0, 2].map((y) => `${x}px ${y}px 1px ${ground}`)).join(', ');

/** A place's name beside its dot, in charts that are wide enough. `ground`: colour behind it, the quiet fill unless told. */
export const Name = styled('span', ownProps('side', 'strong', 'ground'))<{
  side: Side;
  strong: boolean;
  ground?: string;
}>`
  display: none;
  position: absolute;
  ${({ side }) => beside[side]};
  font-size: ${({ strong }) => (strong ? text[14] : text[13])};
  font-weight: ${({ strong }) => (strong ? 600 : 400)};
  line-height: 1.3;
  white-space: nowrap;
  color: ${({ strong }) => (strong ? color.ink : color.ink2)};
  text-shadow: ${({ ground = color.sunken }) => haloOf(ground)};

  @container (min-width: ${NAMES_FROM}) {
    display: block;
  }
`;
