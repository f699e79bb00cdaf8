import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../late/use-late-words.ts';
import type { HomeBelowProps } from './home-below.tsx';

export const LateHomeBelow = drawnComponent<HomeBelowProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "home-below" */ './home-below.tsx')).HomeBelow,
  }),
  { wakes: () => 'idle', useWords: useLateWords },
);
