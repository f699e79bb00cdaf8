import { bootstrapFixture } from '@alisio/platform/testing';
import { BOOTSTRAP_ELEMENT, readBootstrap } from './read-bootstrap.ts';

const pageWith = (text: string) =>
  new DOMParser().parseFromString(
    `<script type="application/json" id="${BOOTSTRAP_ELEMENT}">${text}</script>`,
    'text/html',
  );

test('the beginning that the edge wrote is read', () => {
  const bootstrap = bootstrapFixture();
  expect(readBootstrap(pageWith(JSON.stringify(bootstrap)))).toEqual(bootstrap);
});

test.each(['null', '{}', '{"registry":{},"payOrigin":"x","language":"fr"}', 'not json'])(
  'a page with %s does not begin',
  (text) => {
    expect(() => readBootstrap(pageWith(text))).toThrow();
  },
);
