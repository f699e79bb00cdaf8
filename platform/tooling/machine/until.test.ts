import { until } from './until.ts';

test('what is seen is given, also when looks before it saw nothing or failed', async () => {
  let looks = 0;
  const look = () => {
    looks += 1;
    if (looks === 1) throw new Error('nobody is there');
    return looks === 3 ? 'it' : undefined;
  };
  expect(await until(look, 'it', { everyMs: 1 })).toBe('it');
});

test('what never comes is named, with why the last look has failed', async () => {
  const waiting = until(() => Promise.reject(new Error('nobody is there')), 'the guest', {
    withinMs: 20,
    everyMs: 1,
  });
  await expect(waiting).rejects.toMatchObject({
    message: 'never came: the guest',
    cause: { message: 'nobody is there' },
  });
});
