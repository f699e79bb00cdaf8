import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';
import { aeroplanes } from './catalogue.ts';

const scene = (file: string) => `background-image: url("${file}");`;

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  background: ${tokens.color.sunken} center / cover no-repeat;
  ${scene(aeroplanes.andes.day)}

  [data-theme='dark'] & {
    ${scene(aeroplanes.andes.night)}
  }

  @media (prefers-color-scheme: dark) {
    html:not([data-theme]) & {
      ${scene(aeroplanes.andes.night)}
    }
  }
`;

/** An aeroplane of nobody's over the mountains, by day or by night as the theme is, on a server too. */
export const AeroplaneScene = ({ label }: { label: string }) => <Frame role="img" aria-label={label} />;
