import { useEffect } from 'react';
import { useAppScope } from '../page/index.ts';

/**
 * Says where most visitors of a page go next by something that is no link: a form that is sent, a choice. The code of
 * that page comes when the browser has nothing else to do. Links need no word: a hand that comes near one brings its
 * page.
 * @param href an address of this site; any of the page's, where it is not known yet which
 */
export function useWayOn(href: string): void {
  const scope = useAppScope();
  useEffect(() => {
    scope.wayOn = href;
    scope.ahead?.(href, 'code');
  }, [scope, href]);
}
