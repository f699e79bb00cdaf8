import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';

/** The carrier's two letters in a square, where no licence for a logo exists. The name stands in the facts row. */
export const CarrierMark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: ${tokens.radius.tag};
  background: ${tokens.color.sunken};
  color: ${tokens.color.ink};
  font-stretch: ${tokens.width.narrow};
  font-size: ${tokens.text[14]};
  font-weight: 700;
  letter-spacing: 0.02em;
`;
