import { Card, Row, Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { CarrierMark, FlightLeg, LegSkeleton, MiniLeg, PathLine } from './index.ts';

const bogota = { time: '17:35', code: 'BOG', name: 'Bogotá, El Dorado' };

const direct = (
  <FlightLeg
    carrierMark="AV"
    title="Ida"
    date="sáb 12 dic"
    depart={bogota}
    arrive={{ time: '21:00', code: 'MIA', name: 'Miami' }}
    duration="3 h 25 min"
    pathSegments={[{ kind: 'fly', minutes: 205 }]}
    stopsText="Directo"
    direct
  />
);

const overnight = (
  <FlightLeg
    carrierMark="CM"
    title="Vuelta"
    date="dom 27 dic"
    depart={{ time: '22:10', code: 'MAD', name: 'Madrid, Barajas' }}
    arrive={{
      time: '12:45',
      code: 'BOG',
      name: 'Bogotá, El Dorado',
      plusDays: 1,
      plusLabel: 'llega un día después',
    }}
    duration="20 h 35 min"
    pathSegments={[
      { kind: 'fly', minutes: 640 },
      { kind: 'night', minutes: 455 },
      { kind: 'fly', minutes: 140 },
    ]}
    stopsText={
      <>
        <b>1 escala</b> Panamá PTY, 7 h 35
      </>
    }
    alert="de noche"
  />
);

export default {
  title: 'Flight leg',
  topic: 'Travel',
  examples: [
    {
      name: 'Direct, and with a night on the way',
      render: () => (
        <Card pad="block">
          <Stack gap={6}>
            {direct}
            {overnight}
          </Stack>
        </Card>
      ),
    },
    {
      name: 'In an order summary',
      render: () => (
        <MiniLeg
          depart={bogota}
          arrive={{ time: '09:10', code: 'MAD', plusDays: 1 }}
          duration="9 h 35 min"
          stopsText="Directo"
          pathSegments={[{ kind: 'fly', minutes: 575 }]}
        />
      ),
    },
    {
      name: 'The way to scale: flown, waited, waited at night',
      render: () => (
        <PathLine
          segments={[
            { kind: 'fly', minutes: 120 },
            { kind: 'wait', minutes: 90 },
            { kind: 'fly', minutes: 300 },
            { kind: 'night', minutes: 400 },
            { kind: 'fly', minutes: 60 },
          ]}
        />
      ),
    },
    { name: 'A leg that is awaited', render: () => <LegSkeleton /> },
    {
      name: 'Marks of carriers',
      render: () => (
        <Row gap={3}>
          {['AV', 'CM', 'IB', 'LA'].map((code) => (
            <CarrierMark key={code}>{code}</CarrierMark>
          ))}
        </Row>
      ),
    },
  ],
} satisfies CatalogueEntry;
