import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { cruisePhonePrice, peopleIn } from '@alisio/shared-contracts/cruises';
import { Button } from '@alisio/shared-ui/button';
import { BottomBar } from '@alisio/shared-ui/layout';
import { Price } from '@alisio/shared-ui/price';
import { Muted } from '@alisio/shared-ui/text';
import type { Chosen } from '../../words/choice.ts';

/** What was chosen, at hand on a small window, at what it costs by phone; it leads to the line. */
export function CruiseBar({ chosen: { cabin, party }, currency }: { chosen: Chosen; currency: string }) {
  const { t } = useTexts('cruises');
  const { moneyParts } = usePrices();
  return (
    <BottomBar>
      <div>
        <Muted size={13}>
          {t('cruisePage.call.bar', {
            cabin: t(`cruisePage.kinds.${cabin.kind}.name`),
            count: peopleIn(party),
          })}
        </Muted>
        <Price parts={moneyParts(cruisePhonePrice(cabin.cabin), currency)} size="m" />
      </div>
      <Button variant="call" href="#hablar">
        {t('cruisePage.call.talk')}
      </Button>
    </BottomBar>
  );
}
