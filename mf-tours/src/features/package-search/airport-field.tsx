import { useTexts } from '@alisio/platform/sdk/i18n';
import { type FindMatches, useMatches } from '@alisio/platform/sdk/matches';
import type { AirportResult } from '@alisio/shared-contracts/airports';
import type { SearchPlace } from '@alisio/shared-contracts/flights';
import { Combobox, PlaceLine } from '@alisio/shared-ui/combobox';
import { Code } from '@alisio/shared-ui/text';
import { useState } from 'react';
import { placeOfAirport } from './package-form.ts';

/** The search's code, with the API client beneath it: wanted when somebody types. */
const load = () => import(/* webpackChunkName: "package-places" */ '../../api/trip-places.ts');

const find: FindMatches<AirportResult> = async (term, language) => {
  const { findAirports } = await load();
  const { airports, searched } = await findAirports(term, language);
  return { matches: airports, searched };
};

export interface AirportFieldProps {
  id: string;
  /** under which a form without script sends it */
  name: 'from' | 'to';
  place: SearchPlace | null;
  onPlace: (place: SearchPlace | null) => void;
  invalid: boolean;
  describedBy?: string;
}

/** An airport or a city: typed freely, chosen from what is found; its code always beside it. */
export function AirportField({ id, name, place, onPlace, ...field }: AirportFieldProps) {
  const { t, language } = useTexts('tours');
  const [typed, setTyped] = useState('');
  const text = place ? '' : typed;
  const { matches, searched, status } = useMatches(text, language, find);
  const searching = text.trim() !== '';
  return (
    <Combobox
      {...field}
      id={id}
      name={name}
      label={t(`packages.search.${name}`)}
      icon={name === 'from' ? 'plane' : 'pin'}
      inputValue={place?.cityName ?? typed}
      onInputChange={(next) => {
        setTyped(next);
        if (place) onPlace(null);
      }}
      options={matches.map((found) => ({ id: found.airportCode, value: found }))}
      renderOption={({ value }) => (
        <PlaceLine
          icon={value.isCity ? 'pin' : 'plane'}
          name={value.cityName}
          where={[value.isCity ? t('packages.search.allAirports') : value.name, value.countryName]
            .filter((part) => part !== '' && part !== value.cityName)
            .join(', ')}
        >
          <Code>{value.airportCode}</Code>
        </PlaceLine>
      )}
      onSelect={(found) => {
        setTyped('');
        onPlace(placeOfAirport(found));
      }}
      status={searching ? status : 'idle'}
      note={searching && searched ? t('packages.search.mended', { place: searched }) : undefined}
      emptyText={t('packages.search.noMatches')}
      loadingText={t('packages.search.looking')}
      countText={(count) => t('packages.search.matches', { count })}
      closeLabel={t('packages.close')}
      placeholder={t('packages.search.placeHint')}
      trailing={place?.code}
    />
  );
}
