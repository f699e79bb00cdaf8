import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine, useSite } from '@alisio/platform/sdk/visitor';
import { phoneHref } from '@alisio/shared-contracts/contacts';
import { OpenState } from '@alisio/shared-ui/shell';
import { Heading, Muted, TextLink } from '@alisio/shared-ui/text';
import { BigNumber, Facts, Helpline, Line } from './reach-styles.tsx';

/** The country's line: its number, whether somebody answers now, and the hours. Nothing until it is known. */
export function PhonePanel() {
  const { t } = useTexts('content');
  const line = usePhoneLine();
  const site = useSite();
  if (!line || !site) return null;
  const { opens, closes, openNow } = line;
  const { helpline } = site.contactNumbers;
  return (
    <Line aria-labelledby="line-title">
      <div>
        <Heading level={2} size="m" id="line-title">
          {t('line.title')}
        </Heading>
        <BigNumber href={line.href} aria-label={t('line.call', { number: line.shown })}>
          {line.shown}
        </BigNumber>
      </div>
      <Facts>
        <OpenState open={openNow}>
          {t(openNow === false ? 'line.closedNow' : 'line.openNow', { opens, closes })}
        </OpenState>
        <Muted size={15}>{t('line.hours', { opens, closes })}</Muted>
        <Helpline>
          {t('line.onTheWay')}{' '}
          <TextLink href={phoneHref(helpline)} aria-label={t('line.call', { number: helpline })}>
            {helpline.replaceAll(' ', '\u00a0')}
          </TextLink>
        </Helpline>
      </Facts>
    </Line>
  );
}
