import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { LineRow } from '@alisio/shared-ui/shell';

/** The line to a person; nothing until it is known. */
export function CallCard() {
  const { t } = useTexts('content');
  const line = usePhoneLine();
  if (!line) return null;
  return (
    <LineRow
      title={t('reading.callTitle')}
      line={line}
      words={{
        call: t('line.call', { number: line.shown }),
        open: t('line.openNow', { closes: line.closes }),
        closed: t('line.closedNow', { opens: line.opens }),
      }}
    >
      <p>{t('reading.callText')}</p>
    </LineRow>
  );
}
