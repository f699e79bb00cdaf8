import type { Person } from '../pages/summary-page.ts';
import { daysAhead } from './dates.ts';

/** ISO date of a birth so many years and half a year ago: far from every limit of age. */
const bornYearsAgo = (years: number) => daysAhead(-Math.round((years + 0.5) * 365.25));

export const joseMaria: Person = {
  surname: "Ñuñez-O'Connor",
  secondSurname: 'de la Fuente y Villaseñor',
  givenNames: 'José María Wenceslao',
  dateOfBirth: bornYearsAgo(38),
  gender: 'Masculino',
  passportNumber: 'AV123456',
};

export const anaLucia: Person = {
  surname: 'Güell',
  secondSurname: 'Ibáñez',
  givenNames: 'Ana Lucía del Socorro',
  dateOfBirth: bornYearsAgo(36),
  gender: 'Femenino',
  passportNumber: 'AV654321',
};

export const zoe: Person = {
  surname: "Ñuñez-O'Connor",
  secondSurname: 'Güell',
  givenNames: 'Zoë Inés',
  dateOfBirth: bornYearsAgo(7),
  gender: 'Femenino',
  passportNumber: 'AV111222',
};

export const inigo: Person = {
  surname: "Ñuñez-O'Connor",
  secondSurname: 'Güell',
  givenNames: 'Íñigo',
  dateOfBirth: bornYearsAgo(0),
  gender: 'Masculino',
  passportNumber: 'AV333444',
};

/** Two adults, a child and an infant, in the order of the form. */
export const family: readonly Person[] = [joseMaria, anaLucia, zoe, inigo];

export const fullName = ({ givenNames, surname, secondSurname }: Person): string =>
  `${givenNames} ${surname} ${secondSurname}`;

export const EMAIL = 'jose.maria@ejemplo.test';
