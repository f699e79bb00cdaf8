import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button, type ButtonProps } from '@alisio/shared-ui/button';
import { HOST_TEXTS } from '../locales/language.ts';
import { useHost } from '../remotes/host-context.ts';
import { clearOverrides } from './asked-overrides.ts';

/** For a tab that swaps versions, where something fails: one of them may be the cause. */
export function WithoutOverrides({ size }: Pick<ButtonProps, 'size'>) {
  const { t } = useTexts(HOST_TEXTS);
  const { overrides } = useHost().registry;
  if (!overrides) return null;
  return (
    <Button variant="quiet" size={size} onClick={clearOverrides}>
      {t('overrides.without')}
    </Button>
  );
}
