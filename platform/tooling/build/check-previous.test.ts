import { previousBreaks } from './check-previous.ts';

// A failure names the release that would break, and by what: add, and take away only what no kept release uses.
test('today’s contracts and shell still serve every release that was live before', async () => {
  expect(await previousBreaks()).toEqual([]);
});
