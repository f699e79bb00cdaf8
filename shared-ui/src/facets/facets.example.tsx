import { useState } from 'react';
import { Button } from '../button/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import {
  FacetBar,
  FacetChips,
  FacetPanel,
  type FacetSection,
  FacetSheet,
  FilterChips,
  type FilteredFacets,
  FilterSheet,
  type FilterText,
  type FilterWords,
  NoneFiltered,
  NoneLeft,
} from './index.ts';

const AMENITIES = ['Piscina', 'Gimnasio', 'Spa', 'Wifi', 'Desayuno', 'Garaje', 'Mascotas'];
const PRICES = [2, 5, 9, 14, 12, 8, 6, 3, 2, 1, 1, 0, 1, 0, 0, 1];
const dollars = (value: number) => `US$ ${value}`;

function useHotels() {
  const [values, setValues] = useState<readonly string[]>(['Piscina']);
  const [high, setHigh] = useState<number>();
  const sections: FacetSection[] = [
    {
      kind: 'values',
      name: 'with',
      legend: 'Servicios',
      rows: AMENITIES.map((value, at) => {
        const [count, from] = [at === 6 ? 0 : 20 - 3 * at, at === 6 ? undefined : String(60 + 7 * at)];
        const said = `${value}, ${count} hoteles`;
        return { value, label: value, count, from, said, checked: values.includes(value) };
      }),
    },
    {
      kind: 'range',
      name: 'price',
      legend: 'Precio por noche',
      ...{ min: 40, max: 360, step: 10, low: undefined, high, counts: PRICES, thumbs: 1 },
      format: dollars,
      formatEnd: String,
      describe: (_, most) => `Hasta ${dollars(most)}`,
      lowLabel: 'Precio, desde',
      highLabel: 'Precio, hasta',
    },
  ];
  const applied = [
    ...values.map((value) => ({ id: value, label: value })),
    ...(high === undefined ? [] : [{ id: 'price', label: `Hasta ${dollars(high)}` }]),
  ];
  return {
    panel: {
      sections,
      moreLabel: (count: number) => `Ver ${count} más`,
      onValues: (_: string, next: readonly string[]) => setValues(next),
      onRange: (_: string, range: { high: number | undefined }) => setHigh(range.high),
    },
    applied,
    remove: (id: string) =>
      id === 'price' ? setHigh(undefined) : setValues(values.filter((value) => value !== id)),
    clear: () => {
      setValues([]);
      setHigh(undefined);
    },
  };
}

export function Beside() {
  const { panel, applied, remove } = useHotels();
  return (
    <>
      <FacetChips
        label="Filtros aplicados"
        applied={applied}
        removeLabel={(label) => `Quitar ${label}`}
        onRemove={remove}
      />
      <FacetPanel {...panel} />
    </>
  );
}

export function InSheet() {
  const { panel, applied, clear } = useHotels();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
        Filtros, {applied.length}
      </Button>
      <FacetSheet
        title="Filtros"
        open={open}
        onOpenChange={setOpen}
        clearLabel={applied.length > 0 ? `Borrar los ${applied.length}` : undefined}
        onClear={clear}
        showLabel="Ver 12 hoteles"
        closeLabel="Cerrar"
      >
        <FacetPanel {...panel} />
      </FacetSheet>
    </>
  );
}

/** Above a list; `isHere`: all of the list is, and can be narrowed. */
export function Bar({ isHere = true }: { isHere?: boolean }) {
  const { panel, clear } = useHotels();
  return (
    <FacetBar
      label="Filtros"
      quick={[{ name: 'with', label: 'Servicios' }]}
      loadSheet={async () => FacetSheet}
      sheet={
        isHere
          ? (Sheet, { of, ...opened }) => (
              <Sheet
                {...opened}
                title={of === undefined ? 'Filtros' : 'Servicios'}
                clearLabel={undefined}
                onClear={clear}
                showLabel="Ver 12 hoteles"
                closeLabel="Cerrar"
              >
                <FacetPanel {...panel} />
              </Sheet>
            )
          : undefined
      }
    />
  );
}

const SAID: Record<FilterText, string> = {
  ...{ title: 'Filtros', close: 'Cerrar', applied: 'Filtros aplicados', clear: 'Borrar los 1' },
  ...{
    show: 'Ver 0 hoteles',
    more: 'Ver más',
    remove: 'Quitar Precio hasta US$ 60',
    span: 'Precio hasta US$ 60',
  },
  ...{ noneTitle: 'Ningún hotel queda con estos filtros', noneSeveral: 'Quita alguno.' },
  ...{ noneTightest: 'Lo que más deja fuera es el precio: sin él hay 12.', noneDrop: 'Ver los 12' },
};
const WORDS: FilterWords = {
  legend: () => 'Precio por noche',
  value: (_, value) => value,
  number: (_, of) => dollars(of),
  span: (_, low, high) => `${dollars(low)} a ${dollars(high)}`,
  from: (minor) => dollars(minor / 100),
  said: (label, count) => `${label}, ${count} hoteles`,
  lowLabel: (legend) => `${legend}, desde`,
  highLabel: (legend) => `${legend}, hasta`,
  say: (text) => SAID[text],
};

/** One price is asked for that no hotel has, until it is let go of. */
function useAskedPrice(): FilteredFacets {
  const [asked, setAsked] = useState(true);
  const letGo = () => setAsked(false);
  return {
    answer: { count: asked ? 0 : 12, values: {}, ranges: {} },
    choices: asked ? { price: { kind: 'range', high: 60 } } : {},
    tightest: () => ({ name: 'price', count: 12, from: 6400 }),
    choose: letGo,
    clear: letGo,
  };
}

/** All of a list's filters in one, as its remote says them. */
export function OfAList() {
  const facets = useAskedPrice();
  const { panel } = useHotels();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
        Filtros
      </Button>
      <FilterChips facets={facets} words={WORDS} onRemove={facets.clear} />
      {facets.answer.count === 0 ? <NoneFiltered facets={facets} words={WORDS} /> : null}
      <FilterSheet
        facets={facets}
        words={WORDS}
        panel={() => <FacetPanel {...panel} />}
        of={undefined}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

export default {
  title: 'Facets',
  topic: 'Travel',
  examples: [
    { name: 'Panel beside a list, with chips', render: () => <Beside /> },
    { name: 'Sheet on a phone', render: () => <InSheet /> },
    { name: 'Bar above a list', render: () => <Bar /> },
    { name: 'Filters of a list, none left', render: () => <OfAList /> },
    {
      name: 'Nothing is left',
      render: () => (
        <NoneLeft
          title="Ningún hotel queda con estos filtros"
          text="Lo que más deja fuera es el precio: sin él hay 12."
          drop={{ label: 'Ver los 12', onPress: () => undefined }}
          clear={{ label: 'Borrar los 2', onPress: () => undefined }}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
