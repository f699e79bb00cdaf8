import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import {
  type ActivityParty,
  type PaxAmount,
  peopleIn,
  writeParty,
} from '@alisio/shared-contracts/activities';
import { WithScript } from '@alisio/shared-ui/finder';
import { GuestsPicker } from '@alisio/shared-ui/guests';
import { Heading } from '@alisio/shared-ui/text';
import { useState } from 'react';
import { type PickedParty, usePartyPicker } from '../../words/party-picker.ts';
import { hrefForParty } from './choice-address.ts';
import { Step } from './choice-styles.tsx';

/** Beyond it a band says no end. */
const GROWN = 90;

export interface ChoosePeopleProps {
  party: ActivityParty;
  /** who may go and pays what, by age: of the chosen session, else from */
  bands: readonly PaxAmount[];
  isFrom: boolean;
  currency: string;
  /** path of the page, and its query */
  pathname: string;
  search: URLSearchParams;
}

/** Who goes, by age band with what one pays; ages that are still to be chosen stay here until they are. */
export function ChoosePeople(props: ChoosePeopleProps) {
  const { party, bands, isFrom, currency, pathname, search } = props;
  const { t } = useTexts('tours');
  const { list } = useFormats();
  const { money, fromMoney } = usePrices();
  const navigate = useNavigate();
  const said = writeParty(party);
  const [picked, setPicked] = useState<PickedParty & { of: string }>();
  const now: PickedParty = picked?.of === said ? picked : { adults: party.adults, ages: party.childAges };
  const change = (next: PickedParty) => {
    setPicked({ ...next, of: said });
    const childAges = next.ages.flatMap((age) => age ?? []);
    if (childAges.length < next.ages.length) return;
    const asked = { adults: next.adults, childAges };
    if (peopleIn(asked) === 0) return;
    void navigate(`${pathname}${hrefForParty(search, asked)}`, { replace: true, preventScrollReset: true });
  };
  const bandText = ({ ageFrom, ageTo, amount }: PaxAmount): string =>
    t(
      amount === 0
        ? 'activityPage.people.free'
        : isFrom
          ? 'activityPage.people.payFrom'
          : 'activityPage.people.pay',
      {
        ages:
          ageTo >= GROWN
            ? t('activityPage.people.agesUp', { from: ageFrom })
            : t('activityPage.people.ages', { from: ageFrom, to: ageTo }),
        amount: isFrom ? fromMoney(amount, currency) : money(amount, currency),
      },
    );
  const textOf = (those: readonly PaxAmount[]) => list(those.map(bandText));
  const paid = bands.some(({ amount }) => amount > 0);
  const adults = bands.filter(({ paxType }) => paxType === 'ADULT');
  const young = bands.filter(({ paxType }) => paxType !== 'ADULT');
  const picker = usePartyPicker({
    ...now,
    onChange: change,
    asksAges: now.ages.includes(null),
    hints: paid
      ? {
          adults: textOf(adults),
          children: young.length > 0 ? textOf(young) : t('activityPage.people.noChildren'),
        }
      : {},
  });
  return (
    <Step aria-labelledby="choose-people">
      <Heading level={3} size="s" id="choose-people">
        {t('activity.party.label')}
      </Heading>
      <WithScript>
        <GuestsPicker {...picker} />
      </WithScript>
    </Step>
  );
}
