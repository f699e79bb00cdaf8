import styled from '@emotion/styled';

/** Styles of what a sheet of paper has no use for: pictures, and what is pressed. */
export const unprinted = `
  @media print {
    display: none;
  }
`;

/**
 * A booking on paper: the page alone, without the frame around it, dark on light whatever the theme, no card torn apart.
 * Colours are the system's, which on paper are its own.
 */
export const Printed = styled.div`
  @media print {
    body:has(&) > :not(:has(&)),
    body:has(&) :has(> main) > :not(main) {
      display: none;
    }

    :root:has(&) {
      color-scheme: light;
      background: none;
    }

    body:has(&) {
      background: none;
    }

    &,
    & * {
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
