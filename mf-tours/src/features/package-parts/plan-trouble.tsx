import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { usePackageWords } from '../../packages/package-words.ts';
import { PLAN_KM, type TimeThere } from './chosen-plan.ts';
import type { Plan } from './use-plan.ts';

export interface PlanTroubleProps {
  trouble: Extract<Plan, { kind: 'out' | 'failed' }>;
  there: TimeThere;
}

/** Why a chosen activity is no part of a package any more, or that it is not known by now. */
export function PlanTrouble({ trouble, there }: PlanTroubleProps) {
  const { t } = useTexts('tours');
  const { day, time } = useFormats();
  const { far } = usePackageWords();
  if (trouble.kind === 'failed')
    return (
      <Alert
        tone="bad"
        title={t('packages.plan.failed')}
        actions={
          <Button size="s" onClick={trouble.retry}>
            {t('packages.retry')}
          </Button>
        }
      >
        {t('packages.plan.failedText')}
      </Alert>
    );
  const { why, name } = trouble;
  const moment = (at: string) => `${day(at)}, ${time(at)}`;
  return (
    <Alert tone="warm" title={t('packages.plan.out.title', { name: name || t('packages.plan.name') })}>
      {t(`packages.plan.out.${why}`, {
        lands: moment(there.from),
        leaves: moment(there.until),
        distance: far(PLAN_KM),
      })}
    </Alert>
  );
}
