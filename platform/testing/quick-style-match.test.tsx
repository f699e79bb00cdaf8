import { render } from '@testing-library/react';

const PAGE = (
  <main className="page">
    <p className="first note">
      <input disabled />
    </p>
    <p className="notes" lang="es">
      <b className="wide">b</b>
    </p>
    <svg className="drawn" aria-hidden="true">
      <g className="note" />
    </svg>
  </main>
);

test.each([
  ['.note', 2],
  ['.first.note', 1],
  ['.note, .wide', 3],
  ['p', 2],
  ['p .wide', 1],
  ['p.notes > b', 1],
  ['.note > *', 1],
  ['.note + .notes', 1],
  ['.note:has(:disabled)', 1],
  ['p:not(.note)', 1],
  ['p:not(:is(.note, .notes))', 0],
  [':is(b, .note)', 3],
  ['[lang="es"]', 1],
  ['.notes[lang="es"]', 1],
  ['[class~="note"]', 2],
  ['.note :disabled', 1],
  ['svg, g.note', 2],
])('what %s is about has its style, and nothing else', (selector, count) => {
  const { container } = render(PAGE);
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = `@keyframes turn { to { order: 2 } } ${selector} { order: 7 }`;
  const inside = [...container.querySelectorAll('*')];
  const styled = inside.filter((element) => getComputedStyle(element).order === '7');
  expect(styled).toEqual([...container.querySelectorAll(selector)]);
  expect(styled).toHaveLength(count);
  sheet.remove();
});
