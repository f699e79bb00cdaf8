import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentCard } from '@alisio/shared-contracts/content';
import { Heading } from '@alisio/shared-ui/text';
import { TextPosters } from '../../text-cards/index.ts';

/** Texts that go on from here; nothing where there are none. */
export function MoreTexts({ texts }: { texts: readonly ContentCard[] }) {
  const { t } = useTexts('content');
  if (texts.length === 0) return null;
  return (
    <section>
      <Heading level={2}>{t('reading.more')}</Heading>
      <TextPosters texts={texts} />
    </section>
  );
}
