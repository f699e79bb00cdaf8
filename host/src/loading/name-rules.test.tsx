/** @jest-environment node */
import createCache from '@emotion/cache';
import { CacheProvider, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { renderToString } from 'react-dom/server';
import { namesIn } from './name-rules.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;
const Inner = styled.i`color: teal; &:hover { color: navy; }`;
const Outer = styled.p`
  animation: ${turn} 1s;
  @media (min-width: 1024px) { ${Inner} { color: red; } }
  &::before { content: ".css-never"; }
`;

test('names are found in the rules as emotion gave them', () => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  renderToString(
    <CacheProvider value={cache}>
      <Outer>
        <Inner />
      </Outer>
    </CacheProvider>,
  );
  const names = Object.keys(cache.inserted);
  expect(names).toHaveLength(3);
  // A name too many is a rule that nobody would write; of texts in rules alone there is one.
  const found = new Set(namesIn(Object.values(cache.inserted).join('')));
  expect([...found].toSorted()).toEqual([...names, 'never'].toSorted());
});
