/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { HeroScene, loadScene, Poster, PosterCard } from './index.ts';

test('a server draws a poster that was awaited, the same each time', async () => {
  await loadScene('lima');
  const html = renderToString(<Poster place="lima" label="Lima" />);
  expect(html).toContain('aria-label="Lima"');
  expect(html).toContain('<path');
  expect(renderToString(<Poster place="lima" label="Lima" />)).toBe(html);
});

test('a poster that is not there yet keeps its frame and hides nothing', () => {
  const html = renderToString(<PosterCard place="tokio" title="Tokio" facts="Japón" />);
  expect(html).toContain('Tokio');
  expect(html).not.toContain('<path');
});

test('every reference in a page of posters meets exactly one id', async () => {
  await Promise.all(['lima', 'miami', 'SCL'].map(loadScene));
  const html = renderToString(
    <>
      <HeroScene />
      <Poster place="lima" />
      <Poster place="lima" wide />
      <Poster place="miami" />
      <Poster place="SCL" />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const references = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});
