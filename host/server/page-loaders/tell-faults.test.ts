import { faultTeller } from './tell-faults.ts';

test('of a loader that breaks on every page some faults are told, and no flood', () => {
  let told = 0;
  const tell = faultTeller(
    {
      exchange: async () => {
        told += 1;
        return undefined;
      },
    },
    undefined,
  );
  const fault = { remote: 'mf-a', version: '1', host: '1', path: '/a', fault: 'Error: no price' };
  for (let page = 0; page < 1000; page += 1) tell(fault);
  expect(told).toBeGreaterThan(10);
  expect(told).toBeLessThan(40);
});

test('what the edge tells it tells with the key of operators', () => {
  const keys: (string | undefined)[] = [];
  const exchange = async ({ bearer }: { bearer?: string }) => void keys.push(bearer);
  faultTeller(
    { exchange },
    'operators-0123456789',
  )({
    remote: 'mf-a',
    version: '1',
    host: '1',
    path: '/a',
    fault: 'Error: no price',
  });
  expect(keys).toEqual(['operators-0123456789']);
});
