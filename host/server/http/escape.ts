const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** For a `<script type="application/json">`: no `<` is left that could end the element or open a comment. */
export const escapeJsonText = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** For a `<style>`: no end of the element is left, and inside a text of CSS the same character is. */
export const escapeCss = (css: string): string => css.replaceAll('</', '\\3c /');
