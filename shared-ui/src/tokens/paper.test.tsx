import { render } from '@testing-library/react';
import { themeCss } from './index.ts';

test('paper has the page without the frame around it', () => {
  const [, frame = ''] = /@media print\{([^{]+)\{display:none\}\}/.exec(themeCss()) ?? [];
  render(
    <>
      <header />
      <main>
        <nav />
      </main>
      <footer />
    </>,
  );
  document.body.append(document.createElement('aside'));
  const gone = [...document.body.querySelectorAll(frame)].map(({ localName }) => localName);
  expect(gone).toEqual(['header', 'footer', 'aside']);
});
