export { loadPhonePlans } from './load-phone-plans.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { type PhonePlans, type PhoneValue, plainPlans } from './plain-plans.ts';
export { usePhonePlans } from './use-phone-plans.ts';
