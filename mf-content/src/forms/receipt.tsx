import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { spacedReference } from '@alisio/shared-contracts/rules';
import { Button } from '@alisio/shared-ui/button';
import { CopyButton } from '@alisio/shared-ui/copy';
import { Heading, Muted, textLinkStyles } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { RequestKind } from './request-drafts.ts';

const { color, space, text } = tokens;

const Slip = styled.dl`
  margin-block: ${space[5]};
  padding: ${space[4]} ${space[5]};
  border: 1px dashed ${color.control};
  border-radius: ${tokens.radius.control};
  background: ${color.sunken};

  & dt {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  & dd {
    font-stretch: ${tokens.width.narrow};
    font-size: ${text[32]};
    font-weight: 650;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
`;

const Meanwhile = styled(Link)(textLinkStyles);

interface ReceiptProps {
  kind: RequestKind;
  level: 2 | 3;
  reference: string;
  titleId: string;
  /** it came now: the focus follows what the visitor just did */
  justSent: boolean;
  onAgain: () => void;
}

/** What stands in the form's place once it was stored: the reference, to name it later. */
export function Receipt({ kind, level, reference, titleId, justSent, onAgain }: ReceiptProps) {
  const { t } = useTexts('content');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justSent) title.current?.focus();
  }, [justSent]);
  const spaced = spacedReference(reference);
  return (
    <>
      <Heading level={level} size="m" id={titleId} ref={title} tabIndex={-1}>
        {t(`${kind}.stored`)}
      </Heading>
      <Slip>
        <dt>{t('receipt.reference')}</dt>
        <dd>{spaced}</dd>
      </Slip>
      <Muted size={15}>
        {t(`${kind}.next`)} <Meanwhile to="/gracias">{t('receipt.meanwhile')}</Meanwhile>
      </Muted>
      <Actions>
        <CopyButton
          text={spaced}
          label={t('receipt.copy')}
          copied={t('receipt.copied')}
          notCopied={t('receipt.notCopied')}
        />
        <Button variant="quiet" onClick={onAgain}>
          {t(`${kind}.again`)}
        </Button>
      </Actions>
    </>
  );
}
