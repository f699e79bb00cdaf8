import { hash } from 'node:crypto';
import { type CompanyContact, companyContact } from '@alisio/shared-contracts/contacts';
import { type SiteConfiguration, siteConfiguration } from '@alisio/shared-contracts/site';
import { z } from '@alisio/shared-contracts/zod';
import { readDataFile } from '../config/index.ts';
import { DEFAULT_CONFIGURATION, DEFAULT_CONTACTS } from './default-configuration.ts';

/** What an operator says about the site. */
export interface Site {
  configuration: SiteConfiguration;
  /** lines of the call centre by country; other countries have the main line */
  contacts: readonly CompanyContact[];
}

const sections = z.partial(
  z.extend(z.omit(siteConfiguration, { version: true }), { contacts: z.array(companyContact) }),
);

/** A changed file is a changed version, and the same content is the same one in every process. */
const versionOf = (content: object): string => hash('sha256', JSON.stringify(content)).slice(0, 12);

/**
 * The defaults, with the sections that a JSON file gives in their place.
 * @param mapStyleUrl where maps have real tiles from, above what the file says
 * @throws Error when the file is no such configuration
 */
export function readSite(file: string | undefined, mapStyleUrl?: string): Site {
  const given = file === undefined ? {} : readDataFile('The site configuration', file, sections);
  const { contacts, ...configuration } = {
    contacts: DEFAULT_CONTACTS,
    ...DEFAULT_CONFIGURATION,
    ...given,
    ...(mapStyleUrl === undefined ? {} : { map: { styleUrl: mapStyleUrl } }),
  };
  return {
    configuration: { ...configuration, version: versionOf({ contacts, ...configuration }) },
    contacts,
  };
}
