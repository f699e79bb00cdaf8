import { type PhoneValue, usePhoneInput } from '@alisio/shared-ui/phone';
import type { SectionForm } from '../../forms/use-section-form.ts';

/** The contact's form, in which `phone` and `country` act on each other: a pasted dial code changes the country. */
export function usePhoneForm(form: SectionForm): SectionForm {
  const value: PhoneValue = { country: form.text('country'), number: form.text('phone') };
  const phone = usePhoneInput({
    value,
    onChange: ({ country, number }) => {
      if (country !== value.country) form.change('country', country);
      if (number !== value.number) form.change('phone', number);
    },
  });
  return {
    ...form,
    change: (name, text) => {
      if (typeof text !== 'string') form.change(name, text);
      else if (name === 'country') phone.move(text);
      else phone.type(text);
    },
    leave: (name) => {
      if (name === 'phone') phone.leave();
      form.leave(name);
    },
  };
}
