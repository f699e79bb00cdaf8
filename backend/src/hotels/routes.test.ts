import { answerFacets, readChoices } from '@alisio/shared-contracts/facets';
import { hotelFacets, type ListedHotel, stayTotalOf } from '@alisio/shared-contracts/hotels';
import { distanceKm } from '@alisio/shared-contracts/rules';
import { hotelApi } from './testing/hotel-api.ts';
import { CANCUN, NOON, stayQuestion } from './testing/stays.ts';

let now = NOON;
beforeEach(() => {
  now = NOON;
});
const { post, get, search, found, roomsOf, choose } = hotelApi(() => now);

describe('POST /hotel-offers/search', () => {
  test('answers hotels of §3 around a point, all with a room, and how many there are', async () => {
    const { data, meta } = (await search()).json();
    expect(data.length).toBe(200);
    expect(meta.total).toBeGreaterThan(200);
    expect(meta.soldOut).toBeGreaterThan(0);
    // §9: 15 minutes.
    expect(Date.parse(meta.expiresAt) - NOON).toBe(15 * 60_000);
    expect(meta.from.amount).toBeLessThanOrEqual(Math.min(...data.map(stayTotalOf)));
    const [first] = data;
    expect(first.hotelInfo).toMatchObject({ SabreHotelCode: first.hotelInfo.hotelCode });
    expect(first.hotelInfo.locationInfo.address).toMatchObject({ countryName: 'México', countryCode: 'MX' });
    expect(first.hotelRateInfo.rateInfo.convertedRateInfo[0]).toMatchObject({
      startDate: '2027-02-08',
      endDate: '2027-02-15',
      currencyCode: 'USD',
    });
    expect(new Set(data.map((hotel: ListedHotel) => hotel.hotelInfo.hotelCode)).size).toBe(200);
  });

  test('the next page goes on where the first ended', async () => {
    const first = await found(stayQuestion({ pagination: { offset: 1, pageSize: 30 } }));
    const next = await found(stayQuestion({ pagination: { offset: 21, pageSize: 10 } }));
    expect(next).toEqual(first.slice(20));
  });

  test('no hotel is farther than the radius, each as far as it says', async () => {
    const hotels = await found(stayQuestion({ radius: 3 }));
    const point = { lat: CANCUN.latitude, lon: CANCUN.longitude };
    expect(hotels.length).toBeGreaterThan(20);
    for (const { hotelInfo, distance } of hotels) {
      const { latitude: lat, longitude: lon } = hotelInfo.locationInfo;
      expect(distance).toBeCloseTo(distanceKm(point, { lat, lon }), 1);
      expect(distance).toBeLessThanOrEqual(3 * 1.609344 + 0.05);
    }
  });

  test('finds hotels on the other side of the date line', async () => {
    const hotels = await found(stayQuestion({ geoCode: { latitude: -17, longitude: -179.9 }, radius: 200 }));
    expect(hotels.map(({ hotelInfo }) => hotelInfo.locationInfo.address.countryCode)).toContain('FJ');
  });

  test.each(['price', 'rating', 'distance'] as const)('orders by %s', async (sort) => {
    const hotels = await found(stayQuestion(), `?sort=${sort}`);
    const measure = {
      price: stayTotalOf,
      rating: ({ hotelInfo }: ListedHotel) => -(hotelInfo.guestScore?.score ?? 0),
      distance: ({ distance }: ListedHotel) => distance,
    }[sort];
    const measured = hotels.map(measure);
    expect(measured).toEqual(measured.toSorted((one, other) => one - other));
  });

  test('narrows by the same facets as a browser does, beyond the page too', async () => {
    const wide = stayQuestion({ pagination: { offset: 1, pageSize: 200 } });
    const [first, second] = [
      await found(wide),
      await found({ ...wide, pagination: { offset: 201, pageSize: 200 } }),
    ];
    const all = [
      ...first,
      ...second,
      ...(await found({ ...wide, pagination: { offset: 401, pageSize: 200 } })),
    ];
    const question = hotelFacets('USD');
    const asked: Record<string, string> = { stars: '4.5', with: 'pool', night: '-20000' };
    const choices = readChoices(all, question.facets, (name) => (asked[name] ? [asked[name]] : []));
    const { data, meta } = (await search(wide, `?${new URLSearchParams(asked)}`)).json();
    expect(meta.total).toBe(answerFacets(all, question, choices).count);
    expect(meta.total).toBeGreaterThan(5);
    for (const { hotelInfo } of data) {
      expect([4, 5]).toContain(hotelInfo.rating);
      expect(hotelInfo.amenities).toContain('pool');
    }
  });

  test('who wants the money back is shown what can be given back', async () => {
    const hotels = await found(stayQuestion({ refundableOnly: true }));
    expect(hotels.length).toBeGreaterThan(20);
    for (const { hotelRateInfo } of hotels) {
      expect(hotelRateInfo.lead).toMatchObject({
        cancellation: 'free-cancellation',
        freeUntil: '2027-02-02T12:00:00',
      });
    }
  });

  test('within six days of the arrival nothing can be given back for nothing (§9)', async () => {
    const soon = stayQuestion({ startDate: '2026-11-29', endDate: '2026-12-01' });
    const hotels = await found(soon);
    expect(hotels.length).toBeGreaterThan(20);
    expect(hotels.flatMap(({ hotelRateInfo }) => hotelRateInfo.cancellations)).not.toContain(
      'free-cancellation',
    );
    expect(await found({ ...soon, rateInfo: { ...soon.rateInfo, refundableOnly: true } })).toEqual([]);
  });

  test.each([
    ['a minute before noon of the hotel on its last day', '16:59:00', 'free-cancellation'],
    ['from noon on', '17:00:00', 'non-refundable'],
  ])('%s the list, the rooms and the chosen plan say the same', async (_, time, policy) => {
    // Cancún is five hours behind UTC all year.
    now = Date.parse(`2026-11-29T${time}Z`);
    const soon = stayQuestion({ startDate: '2026-12-05', endDate: '2026-12-07' });
    const { rateInfo, ...rest } = soon;
    const refundable = await found({ ...rest, rateInfo: { ...rateInfo, refundableOnly: true } });
    expect(refundable.length > 20).toBe(policy === 'free-cancellation');
    const isFree = policy === 'free-cancellation';
    const hotels = await found(soon);
    expect(hotels.length).toBeGreaterThan(20);
    const policies = new Set(hotels.flatMap(({ hotelRateInfo }) => hotelRateInfo.cancellations));
    expect(policies.has('free-cancellation')).toBe(isFree);
    // The hotels that give back until noon, by their keys of another week.
    const [free] = await found(stayQuestion({ refundableOnly: true }));
    const code = free?.hotelInfo.hotelCode ?? '';
    const kept = (await roomsOf(code)).flatMap(({ ratePlans }) => ratePlans);
    const name = kept.find(({ cancellation }) => cancellation === 'free-cancellation')?.rateKey.split('.')[1];
    const plans = (await roomsOf(code, soon)).flatMap(({ ratePlans }) => ratePlans);
    const plan = plans.find(({ rateKey }) => rateKey.split('.')[1]?.slice(0, 2) === name?.slice(0, 2));
    const chosen = (await choose(code, [plan?.rateKey ?? ''])).json().details.rooms[0].plan;
    const steps = isFree
      ? [{ keeps: 0 }, { from: '2026-11-29T12:00:00', keeps: expect.any(Number) }]
      : [{ keeps: expect.any(Number) }];
    for (const one of [plan, chosen])
      expect(one).toMatchObject({ cancellation: policy, cancellationSteps: steps });
    expect(chosen.cancellationSteps[0].keeps === 0).toBe(isFree);
  });

  test('a night of a room costs a part of what all nights of all rooms cost together', async () => {
    const double = { adults: 2, childAges: [] };
    const hotels = await found(stayQuestion({ rooms: [double, double, double] }));
    expect(hotels.length).toBeGreaterThan(20);
    for (const { hotelRateInfo } of hotels) {
      const [rate] = hotelRateInfo.rateInfo.convertedRateInfo;
      expect(rate?.averageNightlyRate).toBe(Math.ceil((rate?.amountAfterTax ?? 0) / (7 * 3)));
    }
  });

  test('five rooms and a family find beds, or the hotel is not shown', async () => {
    const rooms = [
      { adults: 2, childAges: [8, 4] },
      { adults: 1, childAges: [] },
      { adults: 1, childAges: [0] },
    ];
    const [one] = await found(stayQuestion({ rooms }));
    if (!one) throw new Error('nobody has rooms for three');
    const offered = await roomsOf(one.hotelInfo.hotelCode, stayQuestion({ rooms }));
    expect(new Set(offered.map(({ roomIndex }) => roomIndex))).toEqual(new Set([1, 2, 3]));
    for (const { roomIndex, sleeps } of offered) {
      if (roomIndex === 1) expect(sleeps.adults + sleeps.children).toBeGreaterThanOrEqual(4);
    }
  });

  test.each([
    ['an arrival that is over', { startDate: '2026-11-24', endDate: '2026-11-26' }, 'arrival-past'],
    [
      'an arrival that nobody sells yet',
      { startDate: '2028-04-10', endDate: '2028-04-12' },
      'arrival-too-far',
    ],
    ['more than thirty nights', { startDate: '2027-02-01', endDate: '2027-03-08' }, 'nights'],
    ['a departure before the arrival', { startDate: '2027-02-08', endDate: '2027-02-08' }, 'nights'],
  ])('refuses %s by its field', async (_, days, code) => {
    const answer = await search(stayQuestion(days));
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().errors[0]).toMatchObject({ code });
    expect(answer.json().errors[0].path).toContain('rateInfo.stayDateTimeRange');
  });

  test('a hostel without cots is found for a baby only where it has a room with a bed for it', async () => {
    const question = stayQuestion();
    question.rateInfo.rooms.room = [{ index: 1, adult: 2, children: 1, childAge: [1] }];
    const hostels = (await found(question, '?kind=hostel')).slice(0, 8);
    expect(hostels.length).toBeGreaterThan(2);
    for (const { hotelInfo } of hostels) {
      const rooms = await roomsOf(hotelInfo.hotelCode, question);
      expect(rooms.length).toBeGreaterThan(0);
      expect(rooms.every(({ sleeps }) => sleeps.cots === false && (sleeps.all ?? 0) >= 3)).toBe(true);
    }
  });
});

describe('a hotel and its rooms', () => {
  test('what the list says it costs is what its cheapest rooms cost', async () => {
    for (const hotel of (await found()).slice(0, 25)) {
      const rooms = await roomsOf(hotel.hotelInfo.hotelCode);
      const totals = rooms.flatMap(({ ratePlans }) =>
        ratePlans.map(({ convertedRateInfo }) => convertedRateInfo.amountAfterTax),
      );
      expect(Math.min(...totals)).toBe(stayTotalOf(hotel));
    }
  });

  test('a total is its nights, taxes and fees, to the cent', async () => {
    for (const { hotelInfo } of (await found()).slice(0, 25)) {
      for (const { ratePlans } of await roomsOf(hotelInfo.hotelCode)) {
        for (const { convertedRateInfo: rate, cancellationSteps } of ratePlans) {
          const taxes = rate.taxes.reduce((sum, { amount }) => sum + amount, 0);
          expect(rate.amountAfterTax).toBe(rate.amountBeforeTax + taxes);
          const atHotel = rate.taxes.filter(({ payAtHotel }) => payAtHotel);
          expect(rate.payAtHotel).toBe(atHotel.reduce((sum, { amount }) => sum + amount, 0));
          expect(cancellationSteps.at(-1)?.keeps).toBe(rate.amountAfterTax - rate.payAtHotel);
        }
      }
    }
  });

  test('tells what it is in the language that is asked in', async () => {
    const [hotel] = await found();
    const code = hotel?.hotelInfo.hotelCode;
    const es = (await get(`/hotels/${code}?language=es`)).json();
    const en = (await get(`/hotels/${code}?language=en`)).json();
    expect(es.hotelInfo.locationInfo.address.countryName).toBe('México');
    expect(en.hotelInfo.locationInfo.address.countryName).toBe('Mexico');
    expect(es.nearby.map(({ kind }: { kind: string }) => kind)).toContain('airport');
  });

  test('are sold for an arrival 500 days ahead, and not for one after that', async () => {
    const [hotel] = await found();
    const code = hotel?.hotelInfo.hotelCode ?? '';
    const last = stayQuestion({ startDate: '2028-04-08', endDate: '2028-04-10' });
    const [plan] = (await roomsOf(code, last)).flatMap(({ ratePlans }) => ratePlans);
    if (!plan) throw new Error('a hotel has rooms on its last day');
    expect((await choose(code, [plan.rateKey])).statusCode).toBe(200);
    now = NOON - 3 * 86_400_000;
    const early = await post(`/hotels/${code}/rooms`, { rateInfo: last.rateInfo, infoData: last.infoData });
    expect([early.statusCode, early.json().errors[0].code]).toEqual([400, 'arrival-too-far']);
    expect((await choose(code, [plan.rateKey])).json().type).toBe('/problems/offer-not-found');
  });

  test('a hotel has one code: the same number written otherwise is none', async () => {
    const [hotel] = await found();
    const other = hotel?.hotelInfo.hotelCode.replace(/-(?=[0-9a-z]+$)/, '-0') ?? '';
    expect((await get(`/hotels/${hotel?.hotelInfo.hotelCode}`)).statusCode).toBe(200);
    expect((await get(`/hotels/${other}`)).statusCode).toBe(404);
  });

  test.each(['/hotels/nowhere-1', '/hotels/xx-zzzz'])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect(
      (await post(`${url}/rooms`, { rateInfo: stayQuestion().rateInfo, infoData: stayQuestion().infoData }))
        .statusCode,
    ).toBe(404);
  });
});
