import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLanguage, type Language } from '@alisio/shared-contracts/languages';

/** Which text somebody may look at before it is published. */
export interface Preview {
  id: string;
  language: Language;
}

const macOf = (key: string, said: string): Buffer =>
  createHmac('sha256', key).update('alisio content preview\n').update(said).digest().subarray(0, 18);

/** `cartagena-en-tres-dias.es.1789000000.…`: text, language, end (UTC seconds), and what proves them. */
export function previewToken({ id, language }: Preview, endsAt: number, key: string): string {
  const said = `${id}.${language}.${Math.floor(endsAt / 1000)}`;
  return `${said}.${macOf(key, said).toString('base64url')}`;
}

/** What a token stands for; nothing for one that is not ours, or over. @param now UTC milliseconds */
export function previewOf(token: string, now: number, key: string): Preview | undefined {
  const [, said, id, language, seconds, proof] =
    /^(([a-z0-9-]+)\.([a-z]+)\.(\d{9,11}))\.([\w-]{24})$/.exec(token) ?? [];
  if (said === undefined || id === undefined || proof === undefined || !isLanguage(language))
    return undefined;
  if (!timingSafeEqual(macOf(key, said), Buffer.from(proof, 'base64url'))) return undefined;
  return Number(seconds) * 1000 > now ? { id, language } : undefined;
}
