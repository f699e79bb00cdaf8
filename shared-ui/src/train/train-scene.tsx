import styled from '@emotion/styled';
import { tokens } from '../tokens/index.ts';
import { trains } from './catalogue.ts';

const scene = (file: string) => `background-image: url("${file}");`;

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  background: ${tokens.color.sunken} center / cover no-repeat;
  ${scene(trains.fast.day)}

  [data-theme='dark'] & {
    ${scene(trains.fast.night)}
  }

  @media (prefers-color-scheme: dark) {
    html:not([data-theme]) & {
      ${scene(trains.fast.night)}
    }
  }
`;

/** A fast train over a viaduct, by day or by night as the theme is, on a server too. */
export const TrainScene = ({ label }: { label: string }) => <Frame role="img" aria-label={label} />;
