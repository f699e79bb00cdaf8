/** Of all who look a booking up by its e-mail, the same: no blanks around it, no capitals. */
export const foldedEmail = (email: string): string =>
  email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * What a device may keep of a booking in place of its e-mail: SHA-256, hexadecimal. It opens that one booking and no
 * other, and the e-mail cannot be read off it.
 * @param reference as it is stored, without gaps
 * @throws Error in pages that are not secure, where browsers have no digests
 */
export async function deviceKey(reference: string, email: string): Promise<string> {
  const text = new TextEncoder().encode(`alisio booking ${reference} ${foldedEmail(email)}`);
  const digest = await crypto.subtle.digest('SHA-256', text);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
