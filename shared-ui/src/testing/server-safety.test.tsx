/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Accordion } from '../accordion/index.ts';
import { Button, IconButton, LinkButton } from '../button/index.ts';
import { RangeCalendar, SingleCalendar } from '../calendar/index.ts';
import { Combobox } from '../combobox/index.ts';
import { CopyButton } from '../copy/index.ts';
import { DealCard } from '../deal/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Alert, Clock, Countdown, EmptyState, ErrorState, ProgressBar, Skeleton } from '../feedback/index.ts';
import { Checkbox, DateFields, ErrorSummary, Field, Segmented, Select, TextInput } from '../field/index.ts';
import { FlightLeg, MiniLeg, Timeline } from '../flight/index.ts';
import { Gallery } from '../gallery/index.ts';
import { Icon, Logo } from '../icons/index.ts';
import { Card, Grid2, Row, Stack, VisuallyHidden, Wrap } from '../layout/index.ts';
import { Breadcrumb, Chip, DayStrip, Pagination, ProcessSteps, SortTabs } from '../navigation/index.ts';
import { Photo } from '../photo/index.ts';
import { Dialog, Popover } from '../popover/index.ts';
import { Price } from '../price/index.ts';
import { Rating, Stars } from '../rating/index.ts';
import { SetIcon } from '../set-icon/index.ts';
import { CallBand, CallRow, FooterBar, HeaderBar, PhoneLink, SkipLink, ThemeIcon } from '../shell/index.ts';
import { SlotButton } from '../slot/index.ts';
import { Stepper } from '../stepper/index.ts';
import { TabStrip } from '../tab-strip/index.ts';
import { Table } from '../table/index.ts';
import { Badge, Code, Eyebrow, Heading, Muted, Tag, TextLink } from '../text/index.ts';
import { createToasts, ToastRegion } from '../toast/index.ts';
import { Tooltip } from '../tooltip/index.ts';

const nothing = () => {};
const depart = { time: '17:35', code: 'BOG', name: 'Bogotá' };
const arrive = { time: '21:00', code: 'MIA', name: 'Miami' };
const way = {
  duration: '3 h 25 min',
  stopsText: 'Directo',
  pathSegments: [{ kind: 'fly', minutes: 205 }],
} as const;

const calendar = {
  open: false,
  onOpenChange: nothing,
  anchor: { current: null },
  min: '2026-11-21',
  max: '2027-10-20',
  locale: 'es',
  labels: {
    title: 't',
    from: 'f',
    to: 't',
    typedHint: 'h',
    invalid: 'i',
    tooLate: 'l',
    noSuchDate: 'Esa fecha no existe',
    previousMonth: 'p',
    nextMonth: 'n',
    clear: 'c',
    done: 'd',
    close: 'x',
  },
} as const;

/** One of each entry, and a text that a reader without scripts must find in it. */
const entries: readonly [entry: string, text: string, element: ReactNode][] = [
  ['copy', 'Copiar', <CopyButton key="x" text="7K2M9" label="Copiar" copied="Copiada" notCopied="No" />],
  [
    'layout',
    'Ida',
    <Wrap key="x">
      <Stack>
        <Row>
          <Card>
            <Grid2>Ida</Grid2>
            <VisuallyHidden>Ida</VisuallyHidden>
          </Card>
        </Row>
      </Stack>
    </Wrap>,
  ],
  [
    'text',
    'BOG',
    <Heading key="x" level={1}>
      A <Tag>B</Tag> <Code>BOG</Code> <Eyebrow>C</Eyebrow>
      <Muted>D</Muted>
      <Badge count={2} label="dos" />
      <TextLink href="#" externalLabel="e">
        f
      </TextLink>
    </Heading>,
  ],
  [
    'icons',
    'alisio',
    <>
      <Icon name="plane" />
      <Logo name="alisio" />
    </>,
  ],
  [
    'button',
    'Buscar',
    <>
      <Button busy>Buscar</Button>
      <IconButton label="x">x</IconButton>
      <LinkButton>y</LinkButton>
    </>,
  ],
  [
    'field',
    'Correo',
    <>
      <Field label="Correo">
        <TextInput />
      </Field>
      <Checkbox label="Directo" />
      <Select />
      <ErrorSummary title="t" errors={[{ fieldId: 'a', message: 'm' }]} />
    </>,
  ],
  [
    'field dates',
    'enero',
    <DateFields
      key="x"
      legend="Nacimiento"
      monthNames={['enero']}
      labels={{ day: 'd', month: 'm', year: 'a' }}
      value=""
      onChange={nothing}
    />,
  ],
  [
    'field segmented',
    'Solo ida',
    <Segmented
      key="x"
      legend="Viaje"
      name="t"
      options={[{ value: 'a', label: 'Solo ida' }]}
      value="a"
      onChange={nothing}
    />,
  ],
  [
    'flight',
    'MIA',
    <>
      <FlightLeg carrierMark="AV" title="Ida" date="12 dic" depart={depart} arrive={arrive} {...way} />
      <MiniLeg depart={depart} arrive={arrive} {...way} />
      <Timeline items={[]} />
    </>,
  ],
  ['price', '268', <Price key="x" parts={{ symbol: 'US$', number: '268' }} />],
  [
    'feedback',
    'Sin vuelos',
    <>
      <Alert title="a" />
      <Skeleton />
      <Clock fraction={1} text="15 min" />
      <Countdown
        endsAt={0}
        totalSeconds={900}
        text={({ minutes }) => `${minutes} min`}
        announcement={String}
      />
      <ProgressBar active label="l" />
      <EmptyState title="Sin vuelos" text="t" />
      <ErrorState title="e" text="t" />
    </>,
  ],
  [
    'navigation',
    'Pago',
    <>
      <Chip>c</Chip>
      <Breadcrumb label="l" parents={[]} current="c" />
      <Pagination
        page={1}
        pages={3}
        hrefOf={String}
        labels={{ nav: 'n', previous: 'p', next: 'n', page: String }}
      />
      <ProcessSteps label="l" steps={['Pago']} current={0} />
      <SortTabs label="l" options={[]} value="best" hrefOf={String} onChange={nothing} />
      <DayStrip label="l" items={[{ date: '2026-12-12', href: '#', day: '12' }]} current="2026-12-12" />
    </>,
  ],
  [
    'shell',
    '601 000 0000',
    <>
      <SkipLink href="#main">s</SkipLink>
      <HeaderBar brand="b" tools={<ThemeIcon />} />
      <PhoneLink href="tel:1" number="601 000 0000" label="l" />
      <CallBand title="t" open openText="o" number="1" href="tel:1" callLabel="c" />
      <CallRow title="t" action="a" />
      <FooterBar legal="l" />
    </>,
  ],
  [
    'stepper',
    'Adultos',
    <Stepper
      key="x"
      label="Adultos"
      value={1}
      min={1}
      max={9}
      onChange={nothing}
      decreaseLabel="-"
      increaseLabel="+"
    />,
  ],
  [
    'combobox',
    'Origen',
    <Combobox
      key="x"
      label="Origen"
      inputValue=""
      onInputChange={nothing}
      options={[]}
      renderOption={() => null}
      onSelect={nothing}
      emptyText="e"
      closeLabel="Cerrar"
      loadingText="l"
    />,
  ],
  [
    'slot and calendar',
    'Salida',
    <>
      <SlotButton label="Salida" placeholder="Elige" />
      <RangeCalendar {...calendar} from="" to="" onChange={nothing} />
      <SingleCalendar {...calendar} value="2026-12-12" onChange={nothing} />
    </>,
  ],
  [
    'popover',
    'Viajeros',
    <>
      <Button>Viajeros</Button>
      <Popover anchor={{ current: null }} label="l" open={false} onOpenChange={nothing}>
        c
      </Popover>
      <Dialog title="t" open={false} onOpenChange={nothing} closeLabel="c">
        d
      </Dialog>
    </>,
  ],
  [
    'drawer, toast and tooltip',
    'Ayuda',
    <>
      <Drawer title="t" open={false} onOpenChange={nothing} closeLabel="c">
        d
      </Drawer>
      <ToastRegion toasts={createToasts()} labels={{ region: 'r', close: 'c' }} />
      <Tooltip text="t">
        <Button>Ayuda</Button>
      </Tooltip>
    </>,
  ],
  [
    'tab strip',
    'Reglas de la casa',
    <TabStrip
      key="x"
      label="l"
      items={[
        { id: 'a', title: 'A', panel: 'a' },
        { id: 'b', title: 'B', panel: 'Reglas de la casa' },
      ]}
      value="a"
      onChange={nothing}
    />,
  ],
  [
    'accordion',
    'La respuesta',
    <Accordion key="x" items={[{ id: 'a', title: 'A', content: 'La respuesta' }]} />,
  ],
  ['photo', '/pool.jpg', <Photo key="x" photo={{ src: '/pool.jpg' }} alt="a" />],
  [
    'gallery',
    'Ver todas',
    <Gallery
      key="x"
      pictures={[
        { id: 'a', alt: 'a', place: 'lima' },
        { id: 'b', alt: 'b', photo: { src: '/b.jpg' } },
      ]}
      labels={{ title: 't', all: 'Ver todas', close: 'c', previous: 'p', next: 'n', counter: String }}
    />,
  ],
  [
    'rating',
    'Excelente',
    <>
      <Stars value={3.5} label="l" />
      <Rating score="9,2" label="l" words="Excelente" />
    </>,
  ],
  [
    'table',
    'Tarifa',
    <Table
      key="x"
      caption="c"
      columns={[{ id: 'a', title: 'Tarifa' }]}
      rows={[{ id: 'r', cells: { a: '1' } }]}
    />,
  ],
  ['set icon', 'Colombia', <SetIcon key="x" name="circle-flags:co" label="Colombia" />],
  [
    'deal',
    'VL-2048',
    <DealCard
      key="x"
      place="cancun"
      title="t"
      web={{ label: 'w', price: { symbol: 'US$', number: '2' } }}
      phone={{ label: 'p', price: { symbol: 'US$', number: '1' } }}
      open={false}
      openText="o"
      href="tel:1"
      action="a"
      dictate="VL-2048"
    />,
  ],
];

test('there is no window here', () => {
  expect(typeof window).toBe('undefined');
});

test.each(entries)('%s is rendered by a server, the same each time', (_, text, element) => {
  const html = renderToString(element);
  expect(html).toContain(text);
  expect(renderToString(element)).toBe(html);
});
