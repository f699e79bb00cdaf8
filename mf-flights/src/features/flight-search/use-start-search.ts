import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { useCountryCode } from '@alisio/platform/sdk/visitor';
import {
  askedFares,
  FLIGHT,
  type FlightSearchForm,
  flightResultsHref,
} from '@alisio/shared-contracts/flights';
import { changeDraft } from './change-draft.ts';
import { rememberPlaces, rememberSearch } from './remember.ts';

/** An address of the results page for as much of a search as a form has; the page asks for what is missing. */
export const wayOnOf = ({ origin, destination, ...form }: FlightSearchForm): string =>
  flightResultsHref({
    fromCity: origin?.cityName ?? '',
    toCity: destination?.cityName ?? '',
    tripType: form.tripType,
    from: origin?.code ?? '',
    to: destination?.code ?? '',
    departureDate: form.departureDate,
    returnDate: form.returnDate,
    adult: form.adultCount,
    child: form.childrenCount,
    infant: form.infantCount,
    cabin: form.cabinClass,
    currencyCode: form.currencyCode,
    ...askedFares(form),
  });

/** Address of a form's results, or nothing while a place is missing. */
export const resultsHrefOf = (form: FlightSearchForm): string | undefined =>
  form.origin && form.destination ? wayOnOf(form) : undefined;

/** Keeps the form with the visitor's country (§3), tells of the search and goes to the results. */
export function useStartSearch(): (form: FlightSearchForm) => void {
  const navigate = useNavigate();
  const countryCode = useCountryCode() ?? '';
  return (form) => {
    const href = resultsHrefOf(form);
    const { origin, destination } = form;
    if (!href || !origin || !destination) return;
    changeDraft({ ...form, countryCode });
    rememberPlaces(destination, origin);
    rememberSearch({ ...form, countryCode });
    emit('shop:searched', { product: FLIGHT });
    navigate(href);
  };
}
