import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

/** The months' own marks, dressed in one place: sixty cells with a style each would be felt when they are drawn. */
export const MonthFrame = styled('div', ownProps('months'))<{
  months: 1 | 2;
}>`
  position: relative;
  display: grid;
  gap: ${space[6]};

  ${media.md} {
    grid-template-columns: repeat(${({ months }) => months}, minmax(0, 1fr));
    gap: ${space[8]};
  }

  & [data-turn] {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;
  }

  & [data-caption] {
    display: grid;
    place-items: center;
    height: ${tokens.target};
    font-weight: 650;
  }

  /* Which month it is stays in sight while its days scroll. */
  &[data-scrolls] [data-caption] {
    position: sticky;
    top: calc(-1 * ${space[1]});
    z-index: 1;
    background: ${color.surface};
  }

  & [data-caption]::first-letter {
    text-transform: uppercase;
  }

  & table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  & th {
    height: ${space[8]};
    padding: 0;
    font-size: ${text[13]};
    font-weight: 600;
    color: ${color.ink2};
  }

  & td {
    height: 46px;
    padding: 1px 0;
    text-align: center;
  }

  & [data-day] {
    width: 100%;
    min-width: 40px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    font-weight: 550;
    line-height: 18px;
    cursor: pointer;
  }

  & [data-price]::after {
    content: attr(data-price);
    display: block;
    font-size: ${text[13]};
    font-stretch: ${tokens.width.snug};
    font-weight: 400;
    line-height: 14px;
  }

  & [data-long]::after {
    font-stretch: ${tokens.width.narrow};
    letter-spacing: -0.01em;
  }

  & [data-cheapest]::after {
    color: ${color.goodText};
    font-weight: 700;
  }

  & [data-day]:hover:enabled {
    background: ${color.sunken};
  }

  & [data-day]:disabled {
    color: ${color.ink3};
    opacity: 0.6;
    font-weight: 400;
    cursor: default;
  }

  & [aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }

  & [data-range='middle'] {
    background: ${color.actionSoft};
  }

  & [data-range='start'] {
    background: linear-gradient(to right, transparent 50%, ${color.actionSoft} 50%);
  }

  & [data-range='end'] {
    background: linear-gradient(to left, transparent 50%, ${color.actionSoft} 50%);
  }

  & [data-range]:not([data-range='middle']) > [data-day],
  & [data-range]:not([data-range='middle']) > [data-day]:hover:enabled {
    background: ${color.action};
    color: ${color.onAction};
    font-weight: 650;
  }

  & [data-range]:not([data-range='middle']) > [data-day]::after {
    color: inherit;
  }
`;
