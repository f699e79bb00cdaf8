import styled from '@emotion/styled';

/** Styles of what a sheet of paper has no use for: pictures, and what is pressed. Whatever else says how it lies. */
export const unprinted = `
  @media print {
    && {
      display: none;
    }
  }
`;

/**
 * A booking on paper, where no page has its frame or the dark theme (`themeCss`): no card is torn apart. Colours are the
 * system's, which on paper are its own.
 */
export const Printed = styled.div`
  @media print {
    &&,
    && * {
      border-color: GrayText;
      background: none;
      box-shadow: none;
      color: CanvasText;
    }

    & section,
    & article {
      break-inside: avoid;
    }
  }
`;
