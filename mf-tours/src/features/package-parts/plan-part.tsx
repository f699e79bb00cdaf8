import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { type PackageQuery, packageHref } from '@alisio/shared-contracts/packages';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Heading, Muted } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { StayingLink } from '../../words/staying-link.tsx';
import type { TimeThere } from './chosen-plan.ts';
import { CHANGE, PLAN } from './hotel-part.tsx';
import { PlanCard, PlanTrouble } from './late-parts.ts';
import { Body, Change, Part, Turns } from './part-styles.tsx';
import type { Plan } from './use-plan.ts';

const Add = styled(StayingLink)(buttonStyles({ variant: 'quiet', size: 's' }));

export interface PlanPartProps {
  plan: Plan;
  query: PackageQuery;
  there: TimeThere;
  /** the town */
  where: string;
}

/** What is done there besides, at its own price: chosen, or still to be; and why one was taken out. */
export function PlanPart({ plan, query, there, where }: PlanPartProps) {
  const { t } = useTexts('tours');
  const { day, time } = useFormats();
  const open = `${packageHref(query)}&${CHANGE}=${PLAN}`;
  const without = packageHref({ ...query, activity: undefined });
  const isIn = plan.kind === 'in';
  return (
    <Part aria-labelledby="package-plan">
      <header>
        <Heading level={2} size="s" id="package-plan">
          <Icon name="calendar" /> {t('packages.plan.title')}
        </Heading>
        {isIn ? (
          <Muted>{`${day(plan.plan.session.startsAt)}, ${time(plan.plan.session.startsAt)}`}</Muted>
        ) : null}
        {plan.kind === 'none' ? null : (
          <Turns>
            {isIn ? <Change to={open}>{t('packages.plan.change')}</Change> : null}
            <Change to={without}>{t('packages.plan.remove')}</Change>
          </Turns>
        )}
      </header>
      {isIn ? (
        <PlanCard plan={plan.plan} />
      ) : (
        <Body aria-live="polite">
          {plan.kind === 'out' || plan.kind === 'failed' ? (
            <PlanTrouble trouble={plan} there={there} />
          ) : null}
          {plan.kind === 'waiting' ? (
            <Muted>{t('packages.plan.waiting')}</Muted>
          ) : (
            <>
              <Muted>{t('packages.plan.text', { where })}</Muted>
              <p>
                <Add to={open}>{t(plan.kind === 'none' ? 'packages.plan.add' : 'packages.plan.other')}</Add>
              </p>
            </>
          )}
        </Body>
      )}
    </Part>
  );
}
