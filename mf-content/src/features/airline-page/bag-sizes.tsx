import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { ContentAirline, ContentBagSize } from '@alisio/shared-contracts/content';
import type { CarrierFare, CarrierRoutesAnswer } from '@alisio/shared-contracts/flights';
import { ScaledBag, type ScaledBagProps } from '@alisio/shared-ui/aeroplane';
import { Section } from '@alisio/shared-ui/section';
import { Heading } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

const Bags = styled.ul`
  display: grid;
  gap: ${space[4]};

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[8]};
  }
`;

const Bag = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space[4]};
  align-items: end;
  padding-bottom: ${space[4]};
  border-bottom: 1px solid ${color.line};

  ${media.lg} {
    border-bottom: 0;
  }

  & p {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  & p:first-of-type {
    font-weight: 600;
    color: ${color.ink};
  }
`;

/** Where an airline does not tell a size, a bag as most take it is drawn; words say that it is not told. Centimetres. */
const DRAWN: Record<ScaledBagProps['kind'], { width: number; height: number }> = {
  personal: { width: 40, height: 30 },
  cabin: { width: 38, height: 55 },
  checked: { width: 52, height: 78 },
};

/** The longer side of what goes under a seat lies, that of a suitcase stands. */
function drawnAs(kind: 'personal' | 'cabin', size: ContentBagSize | undefined) {
  if (!size) return DRAWN[kind];
  const { length, width } = size;
  return kind === 'personal' ? { width: length, height: width } : { width, height: length };
}

export interface BagSizesProps {
  bags: ContentAirline['bags'];
  /** nothing while it is on its way, or not to be had */
  flown: Pick<CarrierRoutesAnswer, 'fares' | 'checkedKilograms' | 'bagFrom'> | undefined;
}

/** What may be brought and how large it may be, and which fare brings it. */
export function BagSizes({ bags, flown }: BagSizesProps) {
  const { t } = useTexts('content');
  const { list } = useFormats();
  const { fromMoney } = usePrices();
  const sizeOf = (size: ContentBagSize | undefined) =>
    size ? t('airline.bags.size', { ...size }) : t('airline.bags.unknown');
  const named = (fares: readonly CarrierFare[]) =>
    list(fares.map(({ family }) => t(`airline.family.${family}`)));
  const saidOf = (kind: 'cabin' | 'checked'): string => {
    const fares = flown?.fares ?? [];
    const [bring, lack] = [fares.filter((fare) => fare[kind] > 0), fares.filter((fare) => fare[kind] === 0)];
    if (fares.length === 0) return '';
    if (lack.length === 0) return t('airline.bags.inAll');
    if (bring.length === 0) return t('airline.bags.inNone');
    return `${t('airline.bags.inSome', { families: named(bring) })} ${t('airline.bags.notIn', { families: named(lack) })}`;
  };
  const richest = flown?.fares.find(({ checked, checkedFar }) => checkedFar > checked);
  return (
    <Section id="bags" title={t('airline.bags.title')} text={t('airline.bags.text')}>
      <Bags>
        <Bag>
          <ScaledBag kind="personal" {...drawnAs('personal', bags.personal)} />
          <div>
            <Heading level={3} size="s">
              {t('airline.bags.personal')}
            </Heading>
            <p>{sizeOf(bags.personal)}</p>
            <p>
              {t('airline.bags.under')} {t('airline.bags.inAll')}
            </p>
          </div>
        </Bag>
        <Bag>
          <ScaledBag kind="cabin" {...drawnAs('cabin', bags.carryOn)} />
          <div>
            <Heading level={3} size="s">
              {t('airline.bags.cabin')}
            </Heading>
            <p>{sizeOf(bags.carryOn)}</p>
            <p>
              {t('airline.bags.over')} {saidOf('cabin')}
            </p>
          </div>
        </Bag>
        <Bag>
          <ScaledBag kind="checked" {...DRAWN.checked} />
          <div>
            <Heading level={3} size="s">
              {t('airline.bags.checked')}
            </Heading>
            {flown ? (
              <>
                <p>{t('airline.bags.sum', { kilograms: flown.checkedKilograms })}</p>
                <p>
                  {saidOf('checked')}{' '}
                  {t('airline.bags.more', { price: fromMoney(flown.bagFrom.amount, flown.bagFrom.currency) })}{' '}
                  {richest
                    ? t('airline.bags.far', {
                        family: t(`airline.family.${richest.family}`),
                        number: richest.checkedFar,
                      })
                    : null}
                </p>
              </>
            ) : (
              <p>{t('airline.bags.unknown')}</p>
            )}
          </div>
        </Bag>
      </Bags>
    </Section>
  );
}
