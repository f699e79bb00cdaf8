import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { Heading, Muted, textLinkStyles } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};

  & > p {
    flex-basis: 100%;
  }
`;

const All = styled(Link)(textLinkStyles);

export interface FoundHeadProps {
  words: string;
  /** how many were found */
  count: number;
  /** what was looked for, where what was typed stands nowhere */
  insteadOf?: string | undefined;
  /** the list without a search */
  all: string;
}

/** What was searched, how much there is of it, and the way back to everything. Its number is told when it changes. */
export function FoundHead({ words, count, insteadOf, all }: FoundHeadProps) {
  const { t } = useTexts('content');
  return (
    <Head>
      <Heading level={2}>{t('reading.foundFor', { words: insteadOf ?? words })}</Heading>
      <All to={all}>{t('reading.showAll')}</All>
      <Muted size={16} role="status">
        {count === 0
          ? t('reading.noneFound')
          : insteadOf
            ? t('reading.insteadOf', { words, meant: insteadOf, count, number: count })
            : t('reading.found', { count, number: count })}
      </Muted>
    </Head>
  );
}
