import { useTexts } from '@alisio/platform/sdk/i18n';
import { nameOfCode, useSite } from '@alisio/platform/sdk/visitor';
import { Heading, TextLink } from '@alisio/shared-ui/text';
import { Pairs } from './reach-styles.tsx';

/** What travellers ask for most comes first. */
const MAILBOXES = ['care', 'cancel', 'info', 'relation', 'agentJoin', 'careers'] as const;

/** E-mail addresses by what they are for, and where letters go: all of it from the configuration. */
export function AddressList() {
  const { t, language } = useTexts('content');
  const site = useSite();
  if (!site) return null;
  const { emails, customerContactInfo } = site;
  const { addressLine, city, country } = customerContactInfo;
  const countryName = nameOfCode(country, language, 'region');
  return (
    <section aria-labelledby="addresses-title">
      <Heading level={2} size="m" id="addresses-title">
        {t('addresses.title')}
      </Heading>
      <Pairs>
        {MAILBOXES.map((mailbox) => (
          <div key={mailbox}>
            <dt>{t(`addresses.${mailbox}`)}</dt>
            <dd>
              <TextLink href={`mailto:${emails[mailbox]}`}>{emails[mailbox]}</TextLink>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('addresses.letters')}</dt>
          <dd>
            {addressLine}, {city}, {countryName}
          </dd>
        </div>
      </Pairs>
    </section>
  );
}
