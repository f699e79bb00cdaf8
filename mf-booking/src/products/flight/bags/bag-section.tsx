import { useTexts } from '@alisio/platform/sdk/i18n';
import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { lateComponent } from '@alisio/shared-ui/late-part';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { FormSection } from '../../../forms/form-section.tsx';
import type { ServiceSectionProps } from '../../product.ts';
import type { BagChoiceProps } from './bag-choice.tsx';

const texts: PartTexts = {
  es: () => import(/* webpackChunkName: "flight-later" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "flight-later" */ './locales/en.json', { with: { type: 'json' } }),
};
const load = () => import(/* webpackChunkName: "flight-later" */ './bag-choice.tsx');

/** The room of the choices while their code comes, so that nothing below moves. */
const Room = styled.div<{ ways: number }>`
  min-height: calc(${tokens.space[16]} + ${({ ways }) => ways} * 348px);

  ${media.md} {
    min-height: calc(${tokens.space[16]} + ${({ ways }) => ways} * 200px);
  }
`;

/** "Equipaje": checked bags beside those of the fare, way by way. Below the first view: what it draws comes late. */
export function BagSection({ id, state, onLeave, ...choice }: ServiceSectionProps) {
  const { t } = useTexts('booking');
  const bring = useWithTexts('booking', load, texts);
  const [Choice] = useState(() => lateComponent<BagChoiceProps>(bring, undefined, { isExtra: true }));
  return (
    <FormSection id={id} title={t('flight.baggage')} state={state} onLeave={onLeave}>
      <Room ways={choice.offered.length}>
        <Choice id={id} {...choice} />
      </Room>
    </FormSection>
  );
}
