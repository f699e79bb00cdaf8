import { useEffect, useState } from 'react';
import { knownPhonePlans, loadPhonePlans } from './load-phone-plans.ts';
import { type PhonePlans, plainPlans } from './plain-plans.ts';

/**
 * What is known of phone numbers now: the dial codes at once, the numbering plans when they have come.
 *
 * @param wanted false until somebody is about to type a number, so that nobody else pays for the data
 */
export function usePhonePlans(wanted = true): PhonePlans {
  const [plans, setPlans] = useState(knownPhonePlans);
  const missing = plans === plainPlans;
  useEffect(() => {
    if (!wanted || !missing) return;
    let here = true;
    loadPhonePlans()
      .then((better) => here && setPlans(better))
      // Without the plans the rule of §5 still holds.
      .catch((error: unknown) => console.warn('phone plans', error));
    return () => {
      here = false;
    };
  }, [wanted, missing]);
  return plans;
}
