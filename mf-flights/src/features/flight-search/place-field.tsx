import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightSearchForm, SearchPlace } from '@alisio/shared-contracts/flights';
import { Combobox } from '@alisio/shared-ui/combobox';
import { memo, useState } from 'react';
import type { Offered, OfferedOption } from './offered.ts';
import { PlaceOption } from './place-option.tsx';
import type { End } from './search-address.ts';
import { useAirportMatches } from './use-airport-matches.ts';
import { useOffered } from './use-offered.ts';

export interface PlaceFieldProps {
  id: string;
  name: End;
  /** what was typed before it stands here, for no place that is known */
  typed: string | undefined;
  label: string;
  place: SearchPlace | null;
  /** code of the trip's other end */
  other: string | undefined;
  onPlace: (place: SearchPlace | null) => void;
  /** a search of before, as a whole */
  onSearch: (search: FlightSearchForm) => void;
  invalid: boolean;
  describedBy?: string;
}

/** An airport or a city: typed freely, chosen from what is found, was searched lately, is near or is popular. */
export const PlaceField = memo(function PlaceField(props: PlaceFieldProps) {
  const { id, name, label, place, other, onPlace, onSearch, invalid, describedBy } = props;
  const { t, language } = useTexts('flights');
  const isOrigin = name === 'origin';
  const offered = useOffered(isOrigin, other);
  const [typed, setTyped] = useState(props.typed ?? null);
  // What was typed counts only while no place stands in the box: the swap button may have put one there.
  const text = place ? '' : (typed ?? '');
  const { matches, searched, status } = useAirportMatches(text, language);
  const searching = text.trim() !== '';

  const found = (): OfferedOption[] =>
    matches.map(({ underCity, ...match }) => ({
      id: match.code,
      value: { kind: 'place', place: match, underCity },
      indent: underCity,
    }));

  const type = (next: string) => {
    setTyped(next);
    if (place) onPlace(null);
  };
  // Told before the first letter: an origin that is only proposed does not come into a box where a hand is.
  const enter = () => {
    if (!place) onPlace(null);
  };
  const choose = (chosen: Offered) => {
    if (chosen.kind === 'near') return void offered.askNear();
    setTyped(null);
    if (chosen.kind === 'search') return onSearch(chosen.search);
    const { code, name: airport, cityName, countryName, isCity } = chosen.place;
    onPlace({ code, name: airport, cityName, countryName, isCity });
  };
  return (
    <Combobox
      id={id}
      name={name}
      label={label}
      icon={isOrigin ? 'plane' : 'pin'}
      inputValue={place?.cityName ?? text}
      onInputChange={type}
      onFocus={enter}
      options={searching ? found() : offered.options()}
      renderOption={({ value }) => <PlaceOption offered={value} />}
      onSelect={choose}
      status={searching ? status : 'idle'}
      note={searching ? searched && t('search.mended', { place: searched }) : offered.note}
      emptyText={t('search.noMatches')}
      loadingText={t('search.looking')}
      countText={(count) => t('search.matches', { count })}
      closeLabel={t('calendar.close')}
      placeholder={t('search.placeHint')}
      trailing={place?.code}
      invalid={invalid}
      {...(describedBy ? { describedBy } : {})}
    />
  );
});
