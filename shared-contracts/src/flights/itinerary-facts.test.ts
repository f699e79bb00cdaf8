import {
  arrivalOf,
  daysLater,
  departureOf,
  type Itinerary,
  journeySteps,
  layovers,
  pathParts,
} from './index.ts';

const minutesBetween = (from: string, to: string) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;

/** Flights as a timetable prints them: `BOG 2026-12-12T20:05 PTY 2026-12-12T21:40`. */
function itinerary(...flights: readonly string[]): Itinerary {
  const segments = flights.map((words, i) => {
    const [from = '', off = '', to = '', on = ''] = words.split(' ');
    return {
      id: String(i + 1),
      departure: { iataCode: from, at: `${off}:00` },
      arrival: { iataCode: to, at: `${on}:00` },
      carrierCode: 'CM',
      number: String(i + 1),
      aircraft: { code: '738' },
      operating: { carrierCode: 'CM' },
      duration: 'PT1H',
      durationInMinutes: minutesBetween(off, on),
      numberOfStops: 0,
      distanceKm: 1000,
    };
  });
  return {
    duration: 'PT13H15M',
    durationInMinutes: 795,
    stops: segments.length - 1,
    departureTimeTag: 'evening',
    arrivalTimeTag: 'morning',
    segments,
  };
}

const NIGHT = itinerary(
  'BOG 2026-12-12T20:05 PTY 2026-12-12T21:40',
  'PTY 2026-12-13T06:10 MIA 2026-12-13T09:20',
);

test('a journey begins with its first take-off and ends with its last landing', () => {
  expect(departureOf(NIGHT)).toEqual({ iataCode: 'BOG', at: '2026-12-12T20:05:00' });
  expect(arrivalOf(NIGHT)).toEqual({ iataCode: 'MIA', at: '2026-12-13T09:20:00' });
});

test('a wait at night is told from one by day', () => {
  expect(layovers(NIGHT)).toEqual([
    { arrivalCode: 'PTY', departureCode: 'PTY', minutes: 510, overnight: true },
  ]);
  const afternoon = itinerary(
    'BOG 2026-12-12T10:00 PTY 2026-12-12T11:35',
    'PTY 2026-12-12T14:10 MIA 2026-12-12T17:20',
  );
  expect(layovers(afternoon)).toMatchObject([{ minutes: 155, overnight: false }]);
});

test.each([
  ['23:50', '01:55', false],
  ['23:50', '02:30', true],
  ['02:30', '05:00', false],
])('waiting from %s to %s of a night: %s', (lands, leaves, overnight) => {
  const day = lands > leaves ? '13' : '12';
  const flown = itinerary(
    `BOG 2026-12-11T22:00 PTY 2026-12-12T${lands}`,
    `PTY 2026-12-${day}T${leaves} MIA 2026-12-13T12:00`,
  );
  expect(layovers(flown)[0]?.overnight).toBe(overnight);
});

test('a change of airport keeps both ends of the wait', () => {
  const flown = itinerary(
    'BOG 2026-12-12T08:00 JFK 2026-12-12T14:00',
    'LGA 2026-12-12T18:00 MIA 2026-12-12T21:00',
  );
  expect(layovers(flown)[0]).toMatchObject({ arrivalCode: 'JFK', departureCode: 'LGA' });
});

test('days later are counted by the calendars of both airports, over the end of a year too', () => {
  expect(daysLater(NIGHT)).toBe(1);
  expect(daysLater(itinerary('BOG 2026-12-30T23:00 MIA 2027-01-01T07:00'))).toBe(2);
  expect(daysLater(itinerary('BOG 2026-12-12T08:00 MIA 2026-12-12T12:00'))).toBe(0);
});

test('the line between airports is to scale', () => {
  expect(pathParts(NIGHT)).toEqual([
    { kind: 'fly', minutes: 95 },
    { kind: 'night', minutes: 510 },
    { kind: 'fly', minutes: 190 },
  ]);
});

test('a way is told from place to place, with the days since it began', () => {
  expect(
    journeySteps(NIGHT).map((step) =>
      step.kind === 'stop' ? `${step.end.iataCode} +${step.daysLater}` : `${step.kind} ${step.id}`,
    ),
  ).toEqual(['BOG +0', 'fly fly-1', 'PTY +0', 'rest rest-2', 'PTY +1', 'fly fly-2', 'MIA +1']);
});
