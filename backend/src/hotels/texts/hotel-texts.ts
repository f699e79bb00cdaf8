import type { Board, HotelRoom } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import type { Plan, RoomType } from '../demo/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

const TEXTS: Record<Language, typeof es> = { es, en };

/** What a room is called and how it is told of, in a language. */
export const roomDescription = (type: RoomType, language: Language): HotelRoom['roomDescription'] => ({
  name: TEXTS[language].rooms[type.name].name,
  text: TEXTS[language].rooms[type.name].text,
});

/** What a plan is called: "Con desayuno, cancelación gratis". */
export const planName = (
  { board, cancellation }: Pick<Plan, 'board' | 'cancellation'>,
  language: Language,
): string =>
  `${TEXTS[language].boards[board satisfies Board]}, ${TEXTS[language].cancellations[cancellation]}`;

export const hotelTexts = (language: Language) => TEXTS[language];
