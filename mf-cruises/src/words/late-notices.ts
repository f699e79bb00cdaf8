import type { NoticesProps } from '@alisio/shared-ui/feedback';
import { drawnComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from './use-late-words.ts';

/** Few addresses ask for what cannot be searched. */
export const LateNotices = drawnComponent<NoticesProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "around-cruises" */ './notices.ts')).Notices,
  }),
  { wakes: () => 'idle', useWords: useLateWords },
);
