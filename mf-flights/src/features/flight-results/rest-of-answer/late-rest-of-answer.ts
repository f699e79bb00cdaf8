import { lateWithTexts } from '@alisio/platform/sdk/late-texts';
import type { RestOfAnswerLineProps } from './rest-of-answer-line.tsx';
import { RestOfAnswerRoom } from './rest-of-answer-room.tsx';

/** Most answers come whole. */
export const LateRestOfAnswer = lateWithTexts<RestOfAnswerLineProps>(
  'flights',
  () => import(/* webpackChunkName: "around-list" */ './rest-of-answer-line.tsx'),
  {
    es: () => import(/* webpackChunkName: "around-list" */ './locales/es.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "around-list" */ './locales/en.json', { with: { type: 'json' } }),
  },
  RestOfAnswerRoom,
);
