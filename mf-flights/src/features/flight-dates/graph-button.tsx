import { useTexts } from '@alisio/platform/sdk/i18n';
import { LinkButton } from '@alisio/shared-ui/button';
import { media } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useDatesGraph } from '../../dates-graph/use-dates-graph.ts';
import type { DayStripProps } from './day-strip.tsx';

const load = () => import(/* webpackChunkName: "dates-graph" */ './graph-of-search.tsx');

const Opener = styled(LinkButton)`
  ${media.withoutScript} {
    display: none;
  }
`;

/** Opens the graph of 60 days. */
export function GraphButton(search: DayStripProps) {
  const { t } = useTexts('flights');
  const [open, setOpen] = useState(false);
  const { part: Graph, want } = useDatesGraph(load);
  return (
    <>
      <Opener onClick={async () => setOpen(await want())}>{t('days.graph')}</Opener>
      {Graph && open ? <Graph {...search} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
