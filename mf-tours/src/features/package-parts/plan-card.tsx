import { useTexts } from '@alisio/platform/sdk/i18n';
import { Icon } from '@alisio/shared-ui/icons';
import { Heading, Tag } from '@alisio/shared-ui/text';
import { ActivityPicture } from '../../words/activity-picture.tsx';
import { useActivityWords } from '../../words/activity-words.ts';
import type { PlanInPackage } from './chosen-plan.ts';
import { Facts, Frame, House, Small } from './part-styles.tsx';
import { usePlanCancellation } from './plan-words.ts';

export interface PlanCardProps {
  plan: PlanInPackage;
}

/** The activity of a package: what it is, how long, how one comes to it, and what becomes of its money. */
export function PlanCard({ plan: { detail, session, start, speak } }: PlanCardProps) {
  const { t } = useTexts('tours');
  const words = useActivityWords();
  const cancellation = usePlanCancellation()(session);
  const { activityInfo, modalities } = detail;
  const [picture] = activityInfo.media.rawImages;
  const way = modalities.find(({ code }) => code === session.modality);
  return (
    <House>
      <Frame>{picture ? <ActivityPicture picture={picture} sizes="232px" /> : null}</Frame>
      <div>
        <Heading level={3} size="m">
          {activityInfo.name}
        </Heading>
        <Facts>
          <li>
            <Icon name="clock" size="s" /> {words.duration(activityInfo.duration)}
          </li>
          <li>
            <Icon name="people" size="s" />{' '}
            {way?.isPrivate ? way.name : t('packages.plan.upTo', { count: activityInfo.groupSize })}
          </li>
          <li>
            <Icon name="pin" size="s" /> {start.name}
          </li>
        </Facts>
        {speak ? <Small>{t('packages.plan.speak', { language: words.spokenIn(speak) })}</Small> : null}
        <p>
          <Tag tone={cancellation.isFree ? 'good' : 'neutral'}>{cancellation.text}</Tag>
        </p>
      </div>
    </House>
  );
}
