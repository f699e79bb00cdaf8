import { StaleOrderError, withoutRaces } from './retry.ts';

const ofDatabase = (code: string) => Object.assign(new Error('told by the database'), { code });

/** Fails so often, each time alike, and then is done. */
function failing(times: number, error: Error) {
  let tried = 0;
  const act = async () => {
    tried += 1;
    if (tried <= times) throw error;
    return 'done';
  };
  return { act, tried: () => tried };
}

test.each([
  ['an order that changed', new StaleOrderError()],
  ['a serialisation failure', ofDatabase('40001')],
  ['a deadlock', ofDatabase('40P01')],
  ['a row that another made', ofDatabase('23505')],
])('%s is tried again, and when others are first each time the order is busy', async (_, error) => {
  expect(await withoutRaces(failing(5, error).act)).toBe('done');
  const { act, tried } = failing(100, error);
  await expect(withoutRaces(act)).rejects.toMatchObject({ kind: 'order-busy' });
  expect(tried()).toBe(6);
});

test('what is no race is not tried again', async () => {
  const { act, tried } = failing(1, ofDatabase('23503'));
  await expect(withoutRaces(act)).rejects.toThrow('told by the database');
  expect(tried()).toBe(1);
});
