import { drawnComponent, lateComponent } from '@alisio/shared-ui/late-part';
import { useLateWords } from '../../words/use-late-words.ts';
import type { CallPackageProps } from './call-package.tsx';
import type { PlanCardProps } from './plan-card.tsx';
import type { PlanChoiceProps } from './plan-choice.tsx';
import type { PlanTroubleProps } from './plan-trouble.tsx';
import type { RoomChoiceProps } from './room-choice.tsx';
import type { TakeTroubleProps } from './take-trouble.tsx';

/** What a page of a package is whole without: it comes beside it. */
export const CallPackage = lateComponent<CallPackageProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "call-package" */ './call-package.tsx')).CallPackage,
  }),
  undefined,
  { isExtra: true },
);

/** What its address asks for. */
export const RoomChoice = lateComponent<RoomChoiceProps>(async () => ({
  default: (await import(/* webpackChunkName: "package-rooms-choice" */ './room-choice.tsx')).RoomChoice,
}));

/** Read before it is used: the edge draws it. */
export const PlanCard = drawnComponent<PlanCardProps>(
  async () => ({
    default: (await import(/* webpackChunkName: "package-plan-card" */ './plan-card.tsx')).PlanCard,
  }),
  { wakes: () => 'near', useWords: useLateWords },
);

/** Why there is none, where one was chosen. */
export const PlanTrouble = lateComponent<PlanTroubleProps>(async () => ({
  default: (await import(/* webpackChunkName: "package-plan-trouble" */ './plan-trouble.tsx')).PlanTrouble,
}));

/** What its address asks for, too. */
export const PlanChoice = lateComponent<PlanChoiceProps>(async () => ({
  default: (await import(/* webpackChunkName: "package-plan-choice" */ './plan-choice.tsx')).PlanChoice,
}));

/** What a press may be answered. */
export const TakeTrouble = lateComponent<TakeTroubleProps>(async () => ({
  default: (await import(/* webpackChunkName: "take-trouble" */ './take-trouble.tsx')).TakeTrouble,
}));
