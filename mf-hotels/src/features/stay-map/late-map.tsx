import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { lateComponent } from '@alisio/shared-ui/late-part';
import { type ComponentType, type ReactNode, useState } from 'react';

const texts: PartTexts = {
  es: () => import(/* webpackChunkName: "stay-map" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "stay-map" */ './locales/en.json', { with: { type: 'json' } }),
};

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

function Place<Props extends object>({ load, given }: { load: Load<Props>; given: Props }) {
  const bring = useWithTexts('hotels', load, texts);
  const [Part] = useState(() => lateComponent<Props>(bring, undefined, { isExtra: true }));
  return <Part {...given} />;
}

/**
 * A map as an addition to a page: its code and what it says come once it shows; where they cannot be had the page stays
 * as it is. Shown nowhere until somebody wants it, it costs the page nothing.
 */
export const lateMap =
  <Props extends object>(load: Load<Props>) =>
  (props: Props): ReactNode => <Place load={load} given={props} />;
