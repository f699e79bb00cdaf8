import { serverNow } from '@alisio/platform/sdk/api';
import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { useSessionStore } from '@alisio/platform/sdk/state';
import { PriceClock } from '@alisio/shared-ui/feedback';
import { lateComponent } from '@alisio/shared-ui/late-part';
import { useState } from 'react';
import { listClock } from './list-clock-store.ts';
import type { TimeUpDialogProps } from './time-up-dialog.tsx';

const files: PartTexts = {
  es: () => import(/* webpackChunkName: "list-time-up" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "list-time-up" */ './locales/en.json', { with: { type: 'json' } }),
};
const load = () => import(/* webpackChunkName: "list-time-up" */ './time-up-dialog.tsx');

export interface ListClockProps {
  /** UTC, ISO 8601: until when the prices of the list hold; nothing while they are on their way */
  expiresAt: string | undefined;
  /** asks for all of it again */
  onRefresh: () => Promise<void>;
}

/** How long the prices of a list hold, by the server's clock; at the end it says so, with the ways on. */
export default function ListClock({ expiresAt, onRefresh }: ListClockProps) {
  const { t } = useTexts('hotels');
  const { duration } = useFormats();
  const { finished } = useSessionStore(listClock);
  const [warns, setWarns] = useState(false);
  const bring = useWithTexts('hotels', load, files);
  const [TimeUp] = useState(() => lateComponent<TimeUpDialogProps>(bring, undefined, { isExtra: true }));
  const end = () => {
    // Who was told of these prices is not told again, whichever way they come back.
    if (expiresAt === undefined || finished === expiresAt) return;
    listClock.set({ finished: expiresAt });
    setWarns(true);
  };
  return (
    <>
      <PriceClock
        expiresAt={expiresAt}
        now={serverNow}
        onRenew={() => void onRefresh()}
        onEnd={end}
        words={{
          firm: t('clock.firm'),
          over: t('clock.over'),
          renew: t('clock.renew'),
          minutes: (minutes) => duration(minutes, 'short'),
          left: (count) => (count > 0 ? t('clock.left', { count }) : t('clock.overSaid')),
        }}
      />
      {warns ? <TimeUp onRefresh={onRefresh} onClose={() => setWarns(false)} /> : null}
    </>
  );
}
