import { useTexts } from '@alisio/platform/sdk/i18n';
import type { StayPlace } from '@alisio/shared-contracts/hotels';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { Combobox } from '@alisio/shared-ui/combobox';
import { useState } from 'react';
import { PlaceOption } from './place-option.tsx';
import { foundOptions, type OfferedPlace, useOfferedPlaces } from './use-offered-places.ts';
import { usePlaceMatches } from './use-place-matches.ts';

export interface PlaceFieldProps {
  id: string;
  place: StayPlace | null;
  near: GeoPoint | null;
  /** what was typed and is no place yet */
  typed: string;
  onTyped: (text: string) => void;
  onPlace: (place: StayPlace | null) => void;
  onNear: (point: GeoPoint) => void;
  invalid: boolean;
  describedBy?: string;
}

/** Where somebody wants to sleep: a city, a part of one, an airport, a hotel; near them when they ask for it. */
export function PlaceField(props: PlaceFieldProps) {
  const { id, place, near, typed, onTyped, onPlace, onNear, invalid, describedBy } = props;
  const { t, language } = useTexts('hotels');
  // The list that a hand opens offers what is near and popular; a name that stands there is not searched again.
  const [isTyping, setTyping] = useState(false);
  const text = isTyping ? typed : '';
  const { places, searched, status } = usePlaceMatches(text, language);
  const offered = useOfferedPlaces((point) => {
    setTyping(false);
    onNear(point);
  });
  const searching = text.trim() !== '';
  const shown = place?.name ?? (near ? t('search.nearYou') : typed);

  const type = (next: string) => {
    setTyping(true);
    onTyped(next);
    if (place || near) onPlace(null);
  };
  const choose = (chosen: OfferedPlace) => {
    if (chosen.kind === 'near') return void offered.askNear();
    setTyping(false);
    onTyped('');
    onPlace(chosen.place);
  };
  return (
    <Combobox
      id={id}
      name="where"
      label={t('search.where')}
      icon="pin"
      inputValue={shown}
      onInputChange={type}
      options={searching ? foundOptions(places) : offered.options()}
      renderOption={({ value }) => <PlaceOption offered={value} />}
      onSelect={choose}
      status={searching ? status : 'idle'}
      note={searching ? searched && t('search.mended', { place: searched }) : offered.note}
      emptyText={t('search.noMatches')}
      loadingText={t('search.looking')}
      countText={(count) => t('search.matches', { count })}
      closeLabel={t('search.close')}
      placeholder={t('search.whereHint')}
      invalid={invalid}
      {...(describedBy ? { describedBy } : {})}
    />
  );
}
