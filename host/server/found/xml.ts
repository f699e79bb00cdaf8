/** What XML 1.0 cannot hold, whatever it is escaped as. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it stands in an element or an attribute of XML. */
export const escapeXml = (text: string): string =>
  text.replace(NO_XML, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n';
