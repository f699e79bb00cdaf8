import { jest } from '@jest/globals';
import { tokenizer } from './tokenizer.ts';

const card = {
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12 / 30',
  cardCvv: '123',
  cardName: 'LUCIA RIVERA',
};

function setUp() {
  const told: string[] = [];
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ token: 'tok_1', brand: 'visa', last4: '4242' }));
  return { told, asked, cards: tokenizer(({ type }) => told.push(type)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a card is asked a token for a second after its last change, once all of it is valid (§4)', async () => {
  const { told, asked, cards } = setUp();
  cards.changed({ ...card, cardCvv: '12' }, false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked).not.toHaveBeenCalled();

  cards.changed(card, true);
  await jest.advanceTimersByTimeAsync(999);
  cards.changed(card, true);
  await jest.advanceTimersByTimeAsync(999);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(told).toEqual(['pay:token']);
});

test('a card that is changed has no token until another second has passed', async () => {
  const { told, cards } = setUp();
  cards.changed(card, true);
  await jest.advanceTimersByTimeAsync(1000);
  cards.changed({ ...card, cardCvv: '' }, false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(['pay:token', 'pay:cleared']);
});
