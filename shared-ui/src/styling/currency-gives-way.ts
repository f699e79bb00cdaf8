import { media } from '../tokens/index.ts';

/** Styles: the currency, in an i element, gives way to the number where both have no room; it is still read out. */
export const currencyGivesWay = `
  ${media.belowMd} {
    & i {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
