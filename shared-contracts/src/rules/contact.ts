/** Local part, `@`, a domain with a dot; the mail itself is the real proof. At most 254 characters (RFC 5321). */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/.test(text);

/** §5: an optional plus sign and 9 to 15 digits; spaces, dots, dashes and brackets may be typed between. */
export const isContactNumber = (text: string): boolean => /^\+?\d{9,15}$/.test(contactDigits(text));

/** A phone as it is sent: without what people type between the digits. */
export const contactDigits = (text: string): string => text.replace(/[\s().-]/g, '');
