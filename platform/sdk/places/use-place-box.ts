import type { Place } from '@alisio/shared-contracts/places';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { useState } from 'react';
import type { Language } from '../i18n/index.ts';
import { type FindMatches, useMatches } from '../matches/index.ts';
import { whereIsIt } from '../visitor/index.ts';
import {
  foundOptions,
  type OfferedPlace,
  offeredOptions,
  type PlaceBoxOption,
  type PlacesOnOffer,
} from './offered-places.ts';

export interface PlaceBox extends PlacesOnOffer {
  language: Language;
  /** the same function each time */
  find: FindMatches<Place>;
  place: Place | null;
  /** in place of one: where the visitor is, once they have said so */
  near: GeoPoint | null;
  /** what was typed and is no place yet */
  typed: string;
  onTyped: (text: string) => void;
  onPlace: (place: Place | null) => void;
  onNear: (point: GeoPoint) => void;
  words: {
    /** in the box, in place of a place's name */
    nearYou: string;
    looking: string;
    /** the visitor or the browser does not tell where they are */
    nearRefused: string;
    /** what was searched in the place of what was typed */
    mended: (place: string) => string;
  };
}

/**
 * The box in which somebody says where: what stands in it, what its list offers, and what typing and choosing do.
 * The visitor is asked where they are after a press alone.
 * @returns what `PlaceField` of `shared-ui` is given
 */
export function usePlaceBox({ place, near, typed, words, ...box }: PlaceBox) {
  // The list that a hand opens offers what is near and popular; a name that stands there is not searched again.
  const [isTyping, setTyping] = useState(false);
  const [asked, setAsked] = useState<'not' | 'asking' | 'refused'>('not');
  const text = isTyping ? typed : '';
  const { matches, searched, status } = useMatches(text, box.language, box.find);
  const searching = text.trim() !== '';

  const askNear = async () => {
    setAsked('asking');
    try {
      const point = await whereIsIt();
      setTyping(false);
      box.onNear(point);
      setAsked('not');
    } catch {
      // Their answer, not a fault.
      setAsked('refused');
    }
  };
  const type = (next: string) => {
    setTyping(true);
    box.onTyped(next);
    if (place || near) box.onPlace(null);
  };
  const choose = (chosen: OfferedPlace) => {
    if (chosen.kind === 'near') return void askNear();
    setTyping(false);
    box.onTyped('');
    box.onPlace(chosen.place);
  };
  const notes = { not: undefined, asking: words.looking, refused: words.nearRefused };
  const options: readonly PlaceBoxOption[] = searching ? foundOptions(matches) : offeredOptions(box);
  return {
    inputValue: place?.name ?? (near ? words.nearYou : typed),
    onInputChange: type,
    onSelect: choose,
    options,
    status: searching ? status : ('idle' as const),
    note: searching ? searched && words.mended(searched) : notes[asked],
  };
}
