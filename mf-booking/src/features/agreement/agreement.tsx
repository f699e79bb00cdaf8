import { useTexts } from '@alisio/platform/sdk/i18n';
import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { LinkButton } from '@alisio/shared-ui/button';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { CancellationTerms } from '../../price/cancellation-terms.tsx';
import { keyOf } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import { OrderTerms } from '../../products/order-terms.tsx';
import { useTerms } from '../../products/use-terms.ts';
import { useWords } from '../../products/use-words.ts';
import { type Paper, paperTitle } from './papers.ts';

// Dialogs weigh as much as the rest of the page, and few people read what they agree to.
const paperTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "texts-papers-es" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "texts-papers-en" */ './locales/en.json', { with: { type: 'json' } }),
};

const loadDialog = async () => (await import(/* webpackChunkName: "papers" */ './papers-dialog.tsx')).default;

const SITE_PAPERS = ['terms', 'privacy'] as const;

const Papers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[5]};
`;

/**
 * What paying agrees to, each to be read in full: the items' own rules, the terms, what becomes of the data; and whether
 * all of it can be called off.
 */
export function Agreement({ items }: { items: readonly KnownItem[] }) {
  const { t } = useTexts('booking');
  const says = useWords(items);
  const terms = useTerms();
  const { part: Dialog, want, warm } = useLatePart(useWithTexts('booking', loadDialog, paperTexts));
  const [opened, setOpened] = useState<Paper>();
  const withRules = items.flatMap(({ item, product: { rules } }) =>
    rules ? [{ kind: 'rules' as const, item, rules }] : [],
  );
  const papers: Paper[] = [...withRules, ...SITE_PAPERS.map((kind) => ({ kind }))];
  const open = async (paper: Paper) => {
    if (await want()) setOpened(paper);
  };
  return (
    <>
      <p>
        {says('agree')}{' '}
        {withRules.map(({ item, rules }, place) => (
          <rules.Line key={keyOf(item, place)} item={item} />
        ))}
      </p>
      {items.length > 1 ? (
        <OrderTerms cart={items} />
      ) : (
        items.map((known) => <CancellationTerms key="terms" of={terms.cancellationInCart(known)} />)
      )}
      <Papers>
        {papers.map((paper, place) => (
          <LinkButton
            key={paper.kind === 'rules' ? keyOf(paper.item, place) : paper.kind}
            onPointerEnter={warm}
            onClick={() => open(paper)}
            aria-haspopup="dialog"
          >
            {t(paperTitle(paper))}
          </LinkButton>
        ))}
      </Papers>
      {Dialog && opened ? <Dialog paper={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
