import styled from '@emotion/styled';
import { ownProps } from '../styling/own-props.ts';
import { media, tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

/** The picker's own class names, dressed. */
export const MonthFrame = styled('div', ownProps('months'))<{
  months: 1 | 2;
}>`
  & .rdp-months {
    display: grid;
    gap: ${space[6]};

    ${media.md} {
      grid-template-columns: repeat(${({ months }) => months}, minmax(0, 1fr));
      gap: ${space[8]};
    }
  }

  & .rdp-month {
    position: relative;
  }

  & .rdp-month_caption {
    display: grid;
    place-items: center;
    height: ${space[10]};
    font-weight: 650;
  }

  & .rdp-caption_label::first-letter {
    text-transform: uppercase;
  }

  & .rdp-button_previous,
  & .rdp-button_next {
    position: absolute;
    top: 0;
    display: grid;
    place-items: center;
    width: ${space[10]};
    height: ${space[10]};
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    cursor: pointer;
  }

  & .rdp-button_previous {
    left: 0;
  }

  & .rdp-button_next {
    right: 0;
  }

  & .rdp-button_previous:hover,
  & .rdp-button_next:hover {
    background: ${color.sunken};
  }

  & [aria-disabled='true'] .rdp-chevron {
    fill: ${color.lineStrong};
  }

  & .rdp-chevron {
    width: 16px;
    height: 16px;
    fill: ${color.ink2};
  }

  & .rdp-month_grid {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  & .rdp-weekday {
    height: ${space[8]};
    font-size: ${text[13]};
    font-weight: 600;
    color: ${color.ink2};
  }

  & .rdp-day {
    height: 46px;
    padding: 1px 0;
    text-align: center;
  }

  & .rdp-day_button {
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

  & .rdp-day_button[data-price]::after {
    content: attr(data-price);
    display: block;
    font-size: ${text[13]};
    font-stretch: ${tokens.width.snug};
    font-weight: 400;
    line-height: 14px;
  }

  & .rdp-day_button[data-long]::after {
    font-stretch: ${tokens.width.narrow};
    letter-spacing: -0.01em;
  }

  & .rdp-day_button[data-cheapest]::after {
    color: ${color.goodText};
    font-weight: 650;
  }

  & .rdp-day_button:hover:enabled {
    background: ${color.sunken};
  }

  & .rdp-day_button:disabled {
    color: ${color.ink3};
    opacity: 0.6;
    font-weight: 400;
    cursor: default;
  }

  & .rdp-today .rdp-day_button {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }

  /* The days of the months beside it are not shown, so neither is the range over them. */
  & .rdp-range_middle:not(.rdp-outside) {
    background: ${color.actionSoft};
  }

  & .rdp-range_start:not(.rdp-range_end, .rdp-outside) {
    background: linear-gradient(to right, transparent 50%, ${color.actionSoft} 50%);
  }

  & .rdp-range_end:not(.rdp-range_start, .rdp-outside) {
    background: linear-gradient(to left, transparent 50%, ${color.actionSoft} 50%);
  }

  & .rdp-range_start .rdp-day_button,
  & .rdp-range_end .rdp-day_button,
  & .rdp-range_start .rdp-day_button:hover,
  & .rdp-range_end .rdp-day_button:hover {
    background: ${color.action};
    color: ${color.onAction};
    font-weight: 650;
  }

  & .rdp-range_start .rdp-day_button::after,
  & .rdp-range_end .rdp-day_button::after {
    color: inherit;
  }
`;
