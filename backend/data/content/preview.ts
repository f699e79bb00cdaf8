import { isLanguage } from '@alisio/shared-contracts/languages';
import { LANGUAGE_PARAMETER } from '@alisio/shared-contracts/routes';
import { previewToken } from '../../src/content/index.ts';

const [, , id = '', language, hours = '48'] = process.argv;
const { CONTENT_PREVIEW_KEY: key } = process.env;
/**
 * `CONTENT_PREVIEW_KEY=… node backend/data/content/preview.ts ID LANGUAGE [HOURS]`: the address at which a text can be
 * looked at before it is published, for so many hours.
 */
if (id && isLanguage(language) && key && Number(hours) > 0) {
  const token = previewToken({ id, language }, Date.now() + Number(hours) * 3_600_000, key);
  console.log(`/articulos/vista-previa?${new URLSearchParams({ token, [LANGUAGE_PARAMETER]: language })}`);
} else {
  console.error('Say which text, in which language, and the key of previews as CONTENT_PREVIEW_KEY.');
  process.exitCode = 1;
}
