import { useTexts } from '@alisio/platform/sdk/i18n';
import type { SearchPlace } from '@alisio/shared-contracts/flights';
import { Combobox, type ComboboxOption } from '@alisio/shared-ui/combobox';
import { memo, useState } from 'react';
import { PlaceOption } from './place-option.tsx';
import { useAirportMatches } from './use-airport-matches.ts';
import { useSearchedLately } from './use-search-draft.ts';

export interface PlaceFieldProps {
  id: string;
  name: string;
  /** what was typed before it stands here, for no place that is known */
  typed: string | undefined;
  label: string;
  icon: 'plane' | 'pin';
  place: SearchPlace | null;
  onPlace: (place: SearchPlace | null) => void;
  invalid: boolean;
  describedBy?: string;
}

/** An airport or a city: typed freely, chosen from what is found or was searched lately. */
export const PlaceField = memo(function PlaceField(props: PlaceFieldProps) {
  const { id, name, label, icon, place, onPlace, invalid, describedBy } = props;
  const { t, language } = useTexts('flights');
  const recent = useSearchedLately();
  const [typed, setTyped] = useState(props.typed ?? null);
  // What was typed counts only while no place stands in the box: the swap button may have put one there.
  const text = place ? '' : (typed ?? '');
  const { matches, status } = useAirportMatches(text, language);
  const searching = text.trim() !== '';

  const options: ComboboxOption<SearchPlace>[] = searching
    ? matches.map((match) => ({ id: match.code, value: match, indent: match.underCity }))
    : recent.map((value) => ({ id: value.code, value, group: t('search.recent') }));

  const type = (next: string) => {
    setTyped(next);
    if (place) onPlace(null);
  };
  // Told before the first letter: an origin that is only proposed does not come into a box where a hand is.
  const enter = () => {
    if (!place) onPlace(null);
  };
  const choose = (chosen: SearchPlace) => {
    const { code, name, cityName, countryName, isCity } = chosen;
    setTyped(null);
    onPlace({ code, name, cityName, countryName, isCity });
  };
  return (
    <Combobox
      id={id}
      name={name}
      label={label}
      icon={icon}
      inputValue={place?.cityName ?? text}
      onInputChange={type}
      onFocus={enter}
      options={options}
      renderOption={({ value }) => <PlaceOption place={value} />}
      onSelect={choose}
      status={searching ? status : 'idle'}
      emptyText={t('search.noMatches')}
      loadingText={t('search.looking')}
      countText={(count) => t('search.matches', { count })}
      placeholder={t('search.placeHint')}
      trailing={place?.code}
      invalid={invalid}
      {...(describedBy ? { describedBy } : {})}
    />
  );
});
