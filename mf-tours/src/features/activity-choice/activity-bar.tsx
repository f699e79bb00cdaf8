import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePriceSums } from '@alisio/platform/sdk/visitor';
import type { ActivityParty } from '@alisio/shared-contracts/activities';
import { Button } from '@alisio/shared-ui/button';
import { BottomBar } from '@alisio/shared-ui/layout';
import { Price } from '@alisio/shared-ui/price';
import { Muted } from '@alisio/shared-ui/text';
import type { ChosenSession } from './choose-session.ts';
import { sharesOf } from './price-lines.ts';

export interface ActivityBarProps {
  choice: ChosenSession;
  party: ActivityParty;
  currency: string;
  /** of the card with the total */
  totalHref: string;
  /** of what is still to be chosen */
  chooseHref: string;
}

/** What is chosen, at hand on a small window; it leads to the total, where the way on is. */
export function ActivityBar({ choice, party, currency, totalHref, chooseHref }: ActivityBarProps) {
  const { t } = useTexts('tours');
  const { day, time } = useFormats();
  const sums = usePriceSums();
  const { session } = choice;
  const shown =
    session ?? choice.sessions.toSorted((one, other) => one.totalAmount - other.totalAmount).find(Boolean);
  if (!shown) return null;
  return (
    <BottomBar>
      <div>
        <Muted size={13}>
          {session
            ? `${day(session.startsAt)}, ${time(session.startsAt)}`
            : t('activityPage.total.fromDay', { day: day(shown.startsAt) })}
        </Muted>
        <Price parts={sums.totalParts({ currency, amounts: sharesOf(shown, party) })} size="m" />
      </div>
      <Button href={session ? totalHref : chooseHref}>
        {t(session ? 'activityPage.total.toTotal' : 'activityPage.total.toHours')}
      </Button>
    </BottomBar>
  );
}
