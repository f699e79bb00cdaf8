import { callApi } from '@alisio/platform/sdk/api';
import {
  COMPANY_CONTACTS_QUERY,
  type CompanyContact,
  contactNumberFor,
} from '@alisio/shared-contracts/contacts';
import { queryContacts } from '@alisio/shared-contracts/endpoints';
import { countryCodeOf } from '@alisio/shared-contracts/visitor';
import { contactsCache, visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { nextTurn } from './next-turn.ts';

/** `Bootstrap.chosen` */
type Chosen = Parameters<typeof countryCodeOf>[0]['chosen'];

const keep = (allContacts: CompanyContact[]) =>
  contactsCache.set((cache) => ({ ...cache, allContacts, askedAt: Date.now() }));

/** Asks for the call centre's lines (§7); a failure is logged and leaves an empty list (§8). */
export async function askForContacts(): Promise<void> {
  try {
    const { data } = await callApi(queryContacts, { body: { query: COMPANY_CONTACTS_QUERY } });
    keep(data.companyContactInfoDisplayQuery.results);
  } catch {
    await nextTurn();
    console.error('Error fetching contacts');
    keep([]);
  }
}

/** Keeps the number of the visitor's country selected, whatever changes. @returns what ends it */
export function followContactNumber(chosen: Chosen): () => void {
  const select = () => {
    const { allContacts, contactNumber } = contactsCache.get();
    const country = countryCodeOf({ ...visitorProfile.get(), chosen });
    const number = contactNumberFor(allContacts, country) ?? null;
    if (number !== contactNumber) contactsCache.set((cache) => ({ ...cache, contactNumber: number }));
  };
  const stops = [contactsCache.subscribe(select), visitorProfile.subscribe(select)];
  select();
  return () => {
    for (const stop of stops) stop();
  };
}
