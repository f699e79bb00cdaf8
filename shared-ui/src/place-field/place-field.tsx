import { Combobox, type ComboboxProps, PlaceLine } from '../combobox/index.ts';
import { Code } from '../text/index.ts';

/** A place as a list shows it. */
export interface ShownPlace {
  kind: 'city' | 'area' | 'airport' | 'hotel';
  /** of an airport: its code */
  id: string;
  name: string;
  cityName: string;
  countryName: string;
}

/** One line of the list: a place, or where the visitor is. */
export type ShownOption<Shown extends ShownPlace> = { kind: 'place'; place: Shown } | { kind: 'near' };

export interface PlaceFieldProps<Shown extends ShownPlace>
  extends Pick<
    ComboboxProps<ShownOption<Shown>>,
    'inputValue' | 'onInputChange' | 'options' | 'onSelect' | 'status' | 'note' | 'invalid' | 'describedBy'
  > {
  id: string;
  /** under which a form sends it; `where` unless told */
  name?: string;
  words: {
    label: string;
    hint: string;
    useLocation: string;
    airportOf: (city: string) => string;
    noMatches: string;
    looking: string;
    matches: (count: number) => string;
    close: string;
  };
}

/** The name as one says it, where it is, and of an airport its code. A name is not said twice. */
function PlaceOption<Shown extends ShownPlace>({
  option,
  words,
}: Pick<PlaceFieldProps<Shown>, 'words'> & { option: ShownOption<Shown> }) {
  if (option.kind === 'near') return <PlaceLine icon="pin" name={words.useLocation} />;
  const { kind, id, name, cityName, countryName } = option.place;
  const beside = kind === 'airport' ? words.airportOf(cityName) : cityName;
  const where = [beside, countryName].filter((part) => part !== '' && part !== name).join(', ');
  return (
    <PlaceLine icon={kind === 'airport' ? 'plane' : 'pin'} name={name} where={where}>
      {kind === 'airport' ? <Code>{id}</Code> : null}
    </PlaceLine>
  );
}

/** Where somebody wants to go: a city, a part of one, an airport; near them when they ask for it. */
export function PlaceField<Shown extends ShownPlace>({
  words,
  name = 'where',
  ...box
}: PlaceFieldProps<Shown>) {
  return (
    <Combobox
      {...box}
      name={name}
      label={words.label}
      icon="pin"
      renderOption={({ value }) => <PlaceOption option={value} words={words} />}
      emptyText={words.noMatches}
      loadingText={words.looking}
      countText={words.matches}
      closeLabel={words.close}
      placeholder={words.hint}
    />
  );
}
