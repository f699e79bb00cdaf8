import { inTries } from './in-tries.ts';
import { WrongRemote } from './wrong-remote.ts';

/** Fails with each message in turn, the last one for ever. */
function failing(...messages: [string, ...string[]]) {
  let asked = 0;
  const fetchIt = () => {
    const message = messages[Math.min(asked, messages.length - 1)];
    asked += 1;
    return Promise.reject(new Error(message));
  };
  return { fetchIt, timesAsked: () => asked };
}

test('as long as another script is the one that fails, it is tried on', async () => {
  const { fetchIt, timesAsked } = failing('entry', 'routes', 'page');
  await expect(inTries(fetchIt)).rejects.toThrow('page');
  expect(timesAsked()).toBe(4);
});

test('the same file under an address for a second try is the same failure', async () => {
  const { fetchIt, timesAsked } = failing('/page.js', '/page.js?again=1', '/page.js?again=2');
  await expect(inTries(fetchIt)).rejects.toThrow('again=1');
  expect(timesAsked()).toBe(2);
});

test('what is wrong is not tried again', async () => {
  let asked = 0;
  const wrong = () => {
    asked += 1;
    return Promise.reject(new WrongRemote('mf-demo', 'no page'));
  };
  await expect(inTries(wrong)).rejects.toThrow('no page');
  expect(asked).toBe(1);
});
