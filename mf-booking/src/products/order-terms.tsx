import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { useEffect } from 'react';
import type { WholeOrderProps } from './whole-order.tsx';

// Most orders are of one item. In the chunk of what gives a booking back: a name of its own is in the entry of every page.
const wholeTexts: PartTexts = {
  es: () =>
    import(/* webpackChunkName: "texts-cancellation-es" */ './locales/es.json', { with: { type: 'json' } }),
  en: () =>
    import(/* webpackChunkName: "texts-cancellation-en" */ './locales/en.json', { with: { type: 'json' } }),
};

const loadPart = async () =>
  (await import(/* webpackChunkName: "cancellation" */ './whole-order.tsx')).default;

/** The terms of an order of several items, and of each: they come when they are shown. */
export function OrderTerms(props: WholeOrderProps) {
  const { part: Whole, want } = useLatePart(useWithTexts('booking', loadPart, wholeTexts));
  useEffect(() => {
    if (!Whole) void want();
  });
  return Whole ? <Whole {...props} /> : null;
}
