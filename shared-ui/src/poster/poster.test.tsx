/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { HeroScene, loadScene, Poster, PosterCard } from './index.ts';

const CODE_NOBODY_DREW = 'AKL';

test('a server shows the picture of a drawn place, by name or by code', () => {
  const html = renderToString(<Poster place="lima" label="Lima" />);
  expect(html).toMatch(/<img[^>]*alt="Lima"/);
  expect(html).toContain('drawn/lima.svg');
  expect(renderToString(<Poster place="LIM" label="Lima" />)).toBe(html);
});

test('a poster without a name is decoration', () => {
  expect(renderToString(<Poster place="lima" />)).toContain('alt=""');
});

test('a composed poster that is not there yet keeps its frame and hides nothing', () => {
  const html = renderToString(<PosterCard place={CODE_NOBODY_DREW} title="Auckland" facts="Nueva Zelanda" />);
  expect(html).toContain('Auckland');
  expect(html).not.toContain('<path');
});

test('a server draws a composed poster that was awaited, the same each time', async () => {
  await loadScene(CODE_NOBODY_DREW);
  const html = renderToString(<Poster place={CODE_NOBODY_DREW} label="Auckland" />);
  expect(html).toContain('aria-label="Auckland"');
  expect(html).toContain('<path');
  expect(renderToString(<Poster place={CODE_NOBODY_DREW} label="Auckland" />)).toBe(html);
});

test('every reference in a page of posters meets exactly one id', async () => {
  await Promise.all([CODE_NOBODY_DREW, 'OSL'].map(loadScene));
  const html = renderToString(
    <>
      <HeroScene />
      <Poster place={CODE_NOBODY_DREW} />
      <Poster place={CODE_NOBODY_DREW} wide />
      <Poster place="OSL" />
      <Poster place="miami" />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const references = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});
