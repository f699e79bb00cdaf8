import { renderPage } from '@alisio/platform/testing';
import type { ChosenRoom } from '@alisio/shared-contracts/hotels';
import { screen } from '@testing-library/react';
import { roomFor } from '../../testing/stay.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import { useRoomWords } from './use-room-words.ts';

const texts = [{ namespace: 'booking', es, en }];

function Named({ room }: { room: ChosenRoom }) {
  const words = useRoomWords()(room);
  return <p role="note">{`${words.room}: ${words.plan}`}</p>;
}
const chosenInEnglish = (): ChosenRoom => {
  const { room, plan, ...rest } = roomFor(1, 2);
  return {
    ...rest,
    room: { ...room, roomDescription: { name: 'Double room', text: [] } },
    plan: { ...plan, ratePlanName: 'With breakfast, free cancellation' },
  };
};
const said = () => screen.getByRole('note').textContent;

test('what was chosen in English is told in the language of who reads it', () => {
  renderPage(<Named room={chosenInEnglish()} />, { texts });
  expect(said()).toBe('Habitación doble: Con desayuno, cancelación gratis');
});

test('a kind of room that only its supplier knows keeps its name', () => {
  const { room, ...rest } = chosenInEnglish();
  renderPage(<Named room={{ ...rest, room: { ...room, roomType: 'treehouse' } }} />, { texts });
  expect(said()).toBe('Double room: Con desayuno, cancelación gratis');
});
