import { whenFirstViewDone } from '@alisio/shared-ui/late-part';
import { useEffect, useState } from 'react';

/** True when the first view is drawn and the browser idle: from then on what was left out of it may come. */
export function useFirstViewDone(): boolean {
  const [done, setDone] = useState(false);
  useEffect(() => whenFirstViewDone(() => setDone(true)), []);
  return done;
}
