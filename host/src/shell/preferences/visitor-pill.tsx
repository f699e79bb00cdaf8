import { useVisitor } from '@alisio/platform/sdk/visitor';
import { PreferencesPill, type PreferencesPillProps } from './preferences-pill.tsx';

/** The pill with the visitor's currency, followed. */
export function VisitorPill(props: Omit<PreferencesPillProps, 'currency'>) {
  const { currency } = useVisitor();
  return <PreferencesPill {...props} currency={currency.code} />;
}
