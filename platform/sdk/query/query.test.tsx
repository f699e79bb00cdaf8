import { searchAirports } from '@alisio/shared-contracts/endpoints';
import { screen } from '@testing-library/react';
import { problemAnswer, renderPage } from '../../testing/index.ts';
import { callApi } from '../api/index.ts';
import { createAppScope } from '../page/index.ts';
import { queryClientOf, queryOptions, useMutation, useQuery, useQueryClient } from './index.ts';

const airports = queryOptions({
  queryKey: ['airports', 'bog'],
  queryFn: ({ signal }) => callApi(searchAirports, { query: { term: 'bog' }, signal }),
});

function Airports() {
  const { data, isError } = useQuery(airports);
  const client = useQueryClient();
  const { mutate } = useMutation({ mutationFn: async () => client.invalidateQueries(airports) });
  return (
    <button type="button" onClick={() => mutate()}>
      {isError ? 'failed' : data ? `${data.data.length} groups` : 'wait'}
    </button>
  );
}

test('two parts that ask the same ask once, and again when told', async () => {
  const { api, user } = renderPage(
    <>
      <Airports />
      <Airports />
    </>,
    { apiHandlers: [{ method: 'GET', path: '/search/airports', body: { data: [] } }] },
  );
  const [button] = await screen.findAllByText('0 groups');
  expect(api.calls).toHaveLength(1);
  if (button) await user.click(button);
  await screen.findAllByText('0 groups');
  expect(api.calls).toHaveLength(2);
});

test('a problem that the API explains is not asked again', async () => {
  const { api } = renderPage(<Airports />, {
    apiHandlers: [problemAnswer('GET', '/search/airports', 'validation')],
  });
  await screen.findByText('failed');
  expect(api.calls).toHaveLength(1);
});

test('answers of one app are not those of another', () => {
  const [one, other] = [createAppScope(), createAppScope()];
  queryClientOf(one).setQueryData(['a'], 1);
  expect(queryClientOf(other).getQueryData(['a'])).toBeUndefined();
});
