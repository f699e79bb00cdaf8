import { useTexts } from '@alisio/platform/sdk/i18n';
import { type FindMatches, useMatches } from '@alisio/platform/sdk/matches';
import type { Place } from '@alisio/shared-contracts/places';
import { Combobox, PlaceLine } from '@alisio/shared-ui/combobox';
import { useState } from 'react';

const load = () => import(/* webpackChunkName: "package-places" */ '../../api/trip-places.ts');

const find: FindMatches<Place> = async (term, language) => {
  const { findPlaces } = await load();
  const { data, isMended } = await findPlaces(term, language);
  return { matches: data, searched: isMended ? data[0]?.name : undefined };
};

export interface SleepFieldProps {
  id: string;
  place: Place | null;
  onPlace: (place: Place | null) => void;
}

/** Where they sleep (§3's `hotelDestination`), if that is not where they land: a town, or a part of one. */
export function SleepField({ id, place, onPlace }: SleepFieldProps) {
  const { t, language } = useTexts('tours');
  const [typed, setTyped] = useState('');
  const text = place ? '' : typed;
  const { matches, searched, status } = useMatches(text, language, find);
  const searching = text.trim() !== '';
  return (
    <Combobox
      id={id}
      name="sleep"
      label={t('packages.search.sleep')}
      icon="pin"
      inputValue={place?.name ?? typed}
      onInputChange={(next) => {
        setTyped(next);
        if (place) onPlace(null);
      }}
      options={matches.map((found) => ({ id: `${found.kind}-${found.id}`, value: found }))}
      renderOption={({ value }) => (
        <PlaceLine
          icon="pin"
          name={value.name}
          where={[value.cityName, value.countryName].filter((part) => part && part !== value.name).join(', ')}
        />
      )}
      onSelect={(found) => {
        setTyped('');
        onPlace(found);
      }}
      status={searching ? status : 'idle'}
      note={searching && searched ? t('packages.search.mended', { place: searched }) : undefined}
      emptyText={t('packages.search.noMatches')}
      loadingText={t('packages.search.looking')}
      countText={(count) => t('packages.search.matches', { count })}
      closeLabel={t('packages.close')}
      placeholder={t('packages.search.sleepHint')}
    />
  );
}
