import { perApp } from '@alisio/platform/sdk/page';
import type { ComponentType, ReactNode } from 'react';
import type { Location } from 'react-router';

export interface PlaceProps {
  page: PageAhead;
  isShown: boolean;
  children: ReactNode;
}

/** A page that is drawn before anybody goes there. */
export interface PageAhead {
  location: Location;
  element: HTMLElement;
  /** around it, ahead and when it shows; brought by who draws it */
  Place: ComponentType<PlaceProps>;
  /** Told of what throws in it. */
  throws(): void;
  /** Whether it is what is gone to: at that very address, and it went well. */
  isFor(location: Location): boolean;
}

/** The one page that is drawn ahead, if any. */
export const pageAhead = perApp(() => {
  let page: PageAhead | undefined;
  let hear: () => void = () => undefined;
  return {
    now: () => page,
    /** For the one stage of an app. */
    subscribe(listener: () => void) {
      hear = listener;
      return () => undefined;
    },
    set(next?: PageAhead) {
      page = next;
      hear();
    },
  };
});
