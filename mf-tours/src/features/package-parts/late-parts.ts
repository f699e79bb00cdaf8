import { lateComponent } from '@alisio/shared-ui/late-part';
import type { CallPackageProps } from './call-package.tsx';
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

/** What a press may be answered. */
export const TakeTrouble = lateComponent<TakeTroubleProps>(async () => ({
  default: (await import(/* webpackChunkName: "take-trouble" */ './take-trouble.tsx')).TakeTrouble,
}));
