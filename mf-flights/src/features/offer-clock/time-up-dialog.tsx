import { useTexts } from '@alisio/platform/sdk/i18n';
import { type FlightOffer, tripEnds } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Row } from '@alisio/shared-ui/layout';
import { Dialog, type DialogChoice, DialogChoices, DialogKept } from '@alisio/shared-ui/popover';
import { OldAndNew } from '@alisio/shared-ui/price';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useOfferPrices } from '../../prices/use-offer-prices.ts';

const Ways = styled(Row)`
  margin-top: ${tokens.space[6]};
`;

/** The flight that is chosen so far, among any answer's offers. */
export interface SelectedFlight {
  /** nothing while none is chosen, and where it is not sold any more */
  find: (offers: readonly FlightOffer[]) => FlightOffer | undefined;
  /** asks for it anew */
  drop: () => void;
}

export interface TimeUpDialogProps {
  offers: readonly FlightOffer[];
  selected: SelectedFlight;
  onRefresh: () => Promise<readonly FlightOffer[] | undefined>;
  onClose: () => void;
}

/** What became of the selected flight: its offer of now, or nothing. */
interface Refreshed {
  before: FlightOffer;
  now: FlightOffer | undefined;
}

const amountOf = (offer: FlightOffer) => offer.price.intTotal.amount;

/** §4: the time of the shown prices is over. The selected flight, all results, or on as it was. */
export default function TimeUpDialog({ offers, selected, onRefresh, onClose }: TimeUpDialogProps) {
  const { t } = useTexts('flights');
  const { totalParts, totalText } = useOfferPrices();
  const [busy, setBusy] = useState(false);
  const [refreshed, setRefreshed] = useState<Refreshed>();
  // What stood when the time was up: the answer behind it is another one as soon as it is asked for.
  const [chosen] = useState(() => selected.find(offers));

  const refreshChosen = async (before: FlightOffer) => {
    setBusy(true);
    const fresh = await onRefresh();
    setBusy(false);
    if (!fresh) return onClose();
    setRefreshed({ before, now: selected.find(fresh) });
  };
  const refreshAll = async () => {
    setBusy(true);
    await onRefresh();
    selected.drop();
    onClose();
  };
  const lookElsewhere = () => {
    selected.drop();
    onClose();
  };
  const common = {
    open: true,
    onOpenChange: (open: boolean) => (open ? undefined : onClose()),
    closeLabel: t('timeUp.close'),
  };
  const others = (
    <Button variant="quiet" onClick={lookElsewhere}>
      {t('timeUp.others')}
    </Button>
  );

  if (refreshed && !refreshed.now) {
    return (
      <Dialog {...common} title={t('timeUp.gone')}>
        <p>{t('timeUp.goneText')}</p>
        <Ways wrap>
          <Button onClick={lookElsewhere}>{t('timeUp.others')}</Button>
        </Ways>
      </Dialog>
    );
  }
  if (refreshed?.now) {
    const { before, now } = refreshed;
    const change = Math.sign(amountOf(now) - amountOf(before));
    const title = { '-1': 'timeUp.fell', 0: 'timeUp.same', 1: 'timeUp.rose' } as const;
    return (
      <Dialog {...common} title={t(title[change < 0 ? '-1' : change > 0 ? 1 : 0])}>
        {change === 0 ? (
          <p>{t('timeUp.sameText', { amount: totalText(now) })}</p>
        ) : (
          <OldAndNew
            old={{ label: t('timeUp.before'), parts: totalParts(before) }}
            now={{ label: t('timeUp.now'), parts: totalParts(now) }}
          />
        )}
        <DialogKept>{t('timeUp.waits')}</DialogKept>
        <Ways wrap>
          <Button onClick={onClose}>{t('timeUp.goOn')}</Button>
          {others}
        </Ways>
      </Dialog>
    );
  }

  const ofChosen = (offer: FlightOffer): DialogChoice => ({
    icon: 'clock',
    title: t('timeUp.refreshChosen'),
    detail: t('timeUp.refreshChosenText'),
    onChoose: () => void refreshChosen(offer),
  });
  return (
    <Dialog {...common} title={t('timeUp.title')}>
      <p>{chosen ? t('timeUp.textChosen', { ...tripEnds(chosen) }) : t('timeUp.text')}</p>
      <DialogChoices
        busy={busy}
        choices={[
          ...(chosen ? [ofChosen(chosen)] : []),
          {
            icon: 'search',
            title: t('timeUp.refresh'),
            detail: t('timeUp.refreshText'),
            onChoose: () => void refreshAll(),
          },
          {
            icon: 'chevron-left',
            title: t('timeUp.back'),
            detail: t('timeUp.backText'),
            onChoose: onClose,
          },
        ]}
      />
      <DialogKept>{t('timeUp.kept')}</DialogKept>
    </Dialog>
  );
}
