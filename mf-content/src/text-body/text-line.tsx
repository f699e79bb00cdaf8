import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import type { ContentSpan } from '@alisio/shared-contracts/content';
import { TextLink, textLinkStyles } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Inside = styled(Link)(textLinkStyles);

function Span({ text, strong, stressed, href }: ContentSpan): ReactNode {
  const { t } = useTexts('content');
  const words = stressed ? <em>{text}</em> : text;
  const set = strong ? <strong>{words}</strong> : words;
  if (href === undefined) return set;
  if (href.startsWith('/')) return <Inside to={href}>{set}</Inside>;
  return (
    <TextLink href={href} externalLabel={t('reading.opensOutside')}>
      {set}
    </TextLink>
  );
}

/** A line of a text: words, some of them strong, stressed or a link. */
export const TextLine = ({ line }: { line: readonly ContentSpan[] }) =>
  line.map((span, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn whole, and its pieces never change places.
    <Span key={at} {...span} />
  ));
