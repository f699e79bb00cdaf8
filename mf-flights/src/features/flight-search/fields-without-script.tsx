import { useTexts } from '@alisio/platform/sdk/i18n';
import { useToday } from '@alisio/platform/sdk/visitor';
import { cabinClass, type FlightSearchForm, searchableDays } from '@alisio/shared-contracts/flights';
import { COUNT_LIMITS } from '@alisio/shared-contracts/rules';
import { SlotFrame, slotLabelStyles, slotValueStyles } from '@alisio/shared-ui/slot';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
  }

  ${media.xl} {
    grid-template-columns: repeat(6, 1fr);
  }
`;

const Label = styled.span(slotLabelStyles);

const Box = styled(SlotFrame)`
  & > input,
  & > select {
    ${slotValueStyles}
    width: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
  }
`;

function Plain({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box as="label" data-bare="">
      <Label>{label}</Label>
      {children}
    </Box>
  );
}

/**
 * What the form's panels ask for, in the browser's own fields: for visitors whose browser runs no script. Servers draw
 * it, and React passes it over where it runs.
 */
export function FieldsWithoutScript({ form }: { form: FlightSearchForm }) {
  const { t } = useTexts('flights');
  const days = searchableDays(useToday());
  const counts = [
    ['adult', form.adultCount, COUNT_LIMITS.adults],
    ['child', form.childrenCount, COUNT_LIMITS.children],
    ['infant', form.infantCount, COUNT_LIMITS.infants],
  ] as const;
  return (
    <noscript>
      <Fields>
        <Plain label={t('search.departure')}>
          <input type="date" name="departureDate" defaultValue={form.departureDate} {...days} />
        </Plain>
        <Plain label={t('search.return')}>
          <input type="date" name="returnDate" defaultValue={form.returnDate} {...days} />
        </Plain>
        <Plain label={t('search.cabin')}>
          <select name="cabin" defaultValue={form.cabinClass}>
            {cabinClass.options.map((cabin) => (
              <option key={cabin} value={cabin}>
                {t(`cabins.${cabin}`)}
              </option>
            ))}
          </select>
        </Plain>
        {counts.map(([kind, count, limits]) => (
          <Plain key={kind} label={t(`travelers.${kind}`)}>
            <input type="number" name={kind} defaultValue={count} {...limits} />
          </Plain>
        ))}
      </Fields>
    </noscript>
  );
}
