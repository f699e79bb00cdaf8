import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Muted } from '@alisio/shared-ui/text';
import { RestOfAnswerRoom } from './rest-of-answer-room.tsx';
import type { RestOfAnswer } from './use-held-offers.ts';

export interface RestOfAnswerLineProps {
  rest: RestOfAnswer;
  onJoin: () => void;
}

/** At the head of a list that did not come whole: what waits to join it, and what is missing. */
export default function RestOfAnswerLine({ rest, onJoin }: RestOfAnswerLineProps) {
  const { t } = useTexts('flights');
  const { waiting, awaited, missing, asked } = rest;
  const state = () => {
    if (awaited > 0) return t('rest.awaited');
    if (missing > 0) return t('rest.missing', { missing, asked });
    return waiting > 0 ? null : t('rest.whole');
  };
  return (
    <RestOfAnswerRoom>
      {waiting > 0 ? (
        <Button size="s" variant="quiet" onClick={onJoin}>
          {t('rest.join', { count: waiting })}
        </Button>
      ) : null}
      <Muted role="status">{state()}</Muted>
    </RestOfAnswerRoom>
  );
}
