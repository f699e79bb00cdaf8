import { passenger } from '@alisio/shared-contracts/orders';
import { TRAVELLER_ASKS } from './asks.ts';
import { machineReadableName } from './machine-readable.ts';
import { passengerErrors, passengerOf, type TravellerSlot } from './passenger.rules.ts';
import { fullName, passengerName } from './passenger-name.ts';

const adult: TravellerSlot = {
  id: '1',
  type: 'adult',
  lastDay: '2027-01-27',
  today: '2026-11-21',
  asks: TRAVELLER_ASKS.filter((ask) => ask !== 'passportExpiry'),
};
const child: TravellerSlot = { ...adult, id: '2', type: 'child' };
const infant: TravellerSlot = { ...adult, id: '3', type: 'infant lap' };

const lucia = {
  surname: ' Rivera ',
  secondSurname: 'Soto',
  givenNames: 'Lucía  Elena',
  gender: 'female',
  dateOfBirth: '1986-03-14',
  nationality: 'CO',
  passportNumber: 'aa000000',
};

test('the names of the form become the names of the contract, and read in order they are whole again', () => {
  expect(passengerName(lucia)).toEqual({ firstName: 'Lucía', middleName: 'Elena', lastName: 'Rivera Soto' });
  expect(fullName(passengerName(lucia))).toBe('Lucía Elena Rivera Soto');
  expect(passengerName({ surname: 'Núñez', givenNames: 'Iñaki' })).toEqual({
    firstName: 'Iñaki',
    lastName: 'Núñez',
  });
});

test('a complete traveller is a passenger of the contract, empty optional fields left out', () => {
  const made = passengerOf({ ...lucia, mealPreference: '', frequentFlyerNumber: ' ' }, adult);
  expect(made).toEqual({
    id: '1',
    type: 'adult',
    firstName: 'Lucía',
    middleName: 'Elena',
    lastName: 'Rivera Soto',
    gender: 'female',
    dateOfBirth: '1986-03-14',
    nationality: 'CO',
    passportNumber: 'AA000000',
  });
  expect(passenger.safeParse(made).success).toBe(true);
});

test('what is chosen beyond the needed is kept', () => {
  const extras = { mealPreference: 'VGML', specialAssistance: 'WCHR', frequentFlyerNumber: 'LM 12345' };
  expect(passengerOf({ ...lucia, ...extras }, adult)).toMatchObject(extras);
});

test('what is not asked is neither missed nor checked nor sent, whatever a draft of before has of it', () => {
  const named = { ...adult, asks: [] };
  expect(Object.keys(passengerErrors({}, named)).sort()).toEqual([
    'dateOfBirth',
    'gender',
    'givenNames',
    'surname',
  ]);
  const more = {
    passportIssuanceDate: '2030-01-01',
    mealPreference: 'VGML',
    specialAssistance: 'WCHR',
    frequentFlyerNumber: 'x',
    emergencyContact: 'Ana',
  };
  expect(passengerOf({ ...lucia, ...more }, named)).toEqual({
    id: '1',
    type: 'adult',
    firstName: 'Lucía',
    middleName: 'Elena',
    lastName: 'Rivera Soto',
    gender: 'female',
    dateOfBirth: '1986-03-14',
  });
  expect(passengerOf({ ...lucia, ...more }, { ...named, asks: ['emergencyContact'] })).toMatchObject({
    emergencyContact: 'Ana',
  });
});

test('an empty traveller misses exactly what is needed', () => {
  expect(Object.keys(passengerErrors({}, adult)).sort()).toEqual([
    'dateOfBirth',
    'gender',
    'givenNames',
    'nationality',
    'passportNumber',
    'surname',
  ]);
});

test.each([
  ['198-03-14', 'birth-year'],
  ['--', 'birth-required'],
  ['2026-02-30', 'date'],
  ['2016-01-27', 'age-adult'],
])('birth date %s: %s', (dateOfBirth, error) => {
  expect(passengerErrors({ ...lucia, dateOfBirth }, adult).dateOfBirth).toBe(error);
});

test('ages count on the day of the last landing', () => {
  const born = (dateOfBirth: string, slot: TravellerSlot) =>
    passengerErrors({ ...lucia, dateOfBirth }, slot).dateOfBirth;
  expect(born('2015-01-27', adult)).toBeUndefined();
  expect(born('2015-01-28', adult)).toBe('age-adult');
  expect(born('2025-01-27', child)).toBeUndefined();
  expect(born('2025-01-27', infant)).toBe('age-infant');
  expect(born('2025-01-28', infant)).toBeUndefined();
  expect(born('2026-12-24', infant)).toBe('age-infant');
});

test('digits in a name, a short document and passport dates that do not fit are told', () => {
  expect(
    passengerErrors(
      {
        ...lucia,
        secondSurname: 'S0to',
        passportNumber: 'A1',
        passportIssuanceDate: '2026-12-01',
        passportExpiryDate: '2027-01-26',
      },
      adult,
    ),
  ).toEqual({
    secondSurname: 'person-name',
    passportNumber: 'document-number',
    passportIssuanceDate: 'document-issued-later',
    passportExpiryDate: 'document-expired',
  });
});

test('a product may ask for the nationality alone, until when a passport is valid, and for no younger ones', () => {
  const atHome = { ...adult, asks: ['nationality'] } as const;
  expect(passengerErrors({ ...lucia, nationality: '' }, atHome)).toEqual({
    nationality: 'nationality-required',
  });
  const named = passengerOf(lucia, atHome);
  expect([named?.nationality, named?.passportNumber]).toEqual(['CO', undefined]);
  const abroad = { ...adult, asks: ['passport', 'passportExpiry'] } as const;
  expect(passengerErrors(lucia, abroad)).toEqual({ passportExpiryDate: 'expiry-required' });
  expect(passengerErrors({ ...lucia, passportExpiryDate: '2031-01-01' }, abroad)).toEqual({});
  const eight = { ...child, youngest: 8 };
  const born = (dateOfBirth: string) => passengerErrors({ ...lucia, dateOfBirth }, eight);
  expect([born('2019-01-28'), born('2019-01-27')]).toEqual([{ dateOfBirth: 'age-youngest' }, {}]);
});

test('two surnames that fit alone and not together are told so, each that does not fit by itself', () => {
  const long = 'Ñuñez-O’Connor y Villaseñor de la Santísima Trinidad';
  const wrong = (surname: string, secondSurname: string) =>
    passengerErrors({ ...lucia, surname, secondSurname }, adult);
  expect(wrong(long, 'de la Fuente')).toEqual({ surname: 'surnames-together' });
  expect(wrong(long, 'Soto')).toEqual({});
  expect(wrong(`${long} y ${long}`, 'Soto')).toEqual({ surname: 'person-name' });
});

test('a passport is good to the last day of travel, and on the day it was issued', () => {
  const dates = (passportIssuanceDate: string, passportExpiryDate: string) =>
    passengerErrors({ ...lucia, passportIssuanceDate, passportExpiryDate }, adult);
  expect(dates('2026-11-21', '2027-01-27')).toEqual({});
  expect(dates('1900-01-01', '')).toEqual({ passportIssuanceDate: 'document-issued-before-birth' });
  expect(dates('2026-11-22', '2027-01-26')).toEqual({
    passportIssuanceDate: 'document-issued-later',
    passportExpiryDate: 'document-expired',
  });
});

test('the reading zone of a passport, as ICAO 9303 writes names', () => {
  expect(machineReadableName('Rivera Soto', 'Lucía Elena', 'CO')).toBe(
    'P<COLRIVERA<SOTO<<LUCIA<ELENA<<<<<<<<<<<<<<<',
  );
  expect(machineReadableName("Núñez O'Higgins", 'José-María', 'ES')).toMatch(
    /^P<ESPNUNEZ<OHIGGINS<<JOSE<MARIA</,
  );
  expect(machineReadableName('Groß Ærø', '', '')).toMatch(/^P<<<<GROSS<AEROE</);
  expect(machineReadableName('x'.repeat(80), 'y', 'CO')).toHaveLength(44);
  expect(machineReadableName("Ñuñez-O'Connor de la Fuente y Villaseñor", 'José María Wenceslao', 'CO')).toBe(
    'P<COLNUNEZ<OCONNOR<DE<LA<FUENTE<Y<<JOSE<MARI',
  );
  expect(machineReadableName('Rivera Soto', 'María Fernanda Wenceslao Maximiliano', 'CO')).toBe(
    'P<COLRIVERA<SOTO<<MARIA<FERNANDA<WENCESLAO<M',
  );
});
