export { type PhoneRow, type PhoneRowText, usePhoneRow } from './use-phone-row.ts';
