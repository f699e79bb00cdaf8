import { useTexts } from '@alisio/platform/sdk/i18n';
import { Figure, isFigureDrawing } from '@alisio/shared-ui/figure';

/** A drawing with what its text says of it; nothing for one that only a newer API knows. */
export function Drawing({ of, caption }: { of: unknown; caption: unknown }) {
  const { t } = useTexts('content');
  if (!isFigureDrawing(of) || typeof caption !== 'string') return null;
  return <Figure drawing={of}>{t('reading.drawnByUs', { caption })}</Figure>;
}
