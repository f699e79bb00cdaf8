import { leftPhone, movedPhone, typedPhone } from './phone-typing.ts';
import type { PhoneValue } from './plain-plans.ts';
import { usePhonePlans } from './use-phone-plans.ts';

interface PhoneInput {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  /** Somebody is about to type: the numbering plans are fetched. */
  wanted?: boolean;
}

/** What a number and the country beside it do to each other, for a layout of one's own; else take `PhoneField`. */
export function usePhoneInput({ value, onChange, wanted }: PhoneInput) {
  const plans = usePhonePlans(wanted);
  const tell = (next: PhoneValue) => {
    if (next.number === value.number && next.country === value.country) return;
    onChange(next);
  };
  return {
    /** The text of the number was changed, by keys, paste or the browser. */
    type: (text: string) => tell(typedPhone(value, text, plans)),
    /** Another country was chosen. */
    move: (country: string) => tell(movedPhone(value, country, plans)),
    /** The number was left. */
    leave: () => tell(leftPhone(value, plans)),
    /** The plan of its country has no such number. */
    doubtful: plans.doubts(value.number, value.country),
  };
}
