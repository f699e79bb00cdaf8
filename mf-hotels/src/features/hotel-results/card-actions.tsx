import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ListedHotel } from '@alisio/shared-contracts/hotels';
import { LinkButton } from '@alisio/shared-ui/button';
import { Checkbox } from '@alisio/shared-ui/field';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useShortList } from '../../short-list/index.ts';
import { useCompared } from './use-compared.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space[4]};
  font-size: ${tokens.text[14]};

  ${media.withoutScript} {
    display: none;
  }
`;

/** Beside booking it: to compare a hotel with others, and to keep it on this device. */
export function CardActions({ hotel: { hotelInfo } }: { hotel: ListedHotel }) {
  const { t } = useTexts('hotels');
  const { codes, isFull, toggle: toggleCompared } = useCompared();
  const { has, toggle } = useShortList();
  const { hotelCode: code, hotelName: name, locationInfo } = hotelInfo;
  const isCompared = codes.includes(code);
  const isKept = has(code);
  return (
    <Row>
      <Checkbox
        label={t('compare.one')}
        aria-label={t('compare.oneOf', { hotel: name })}
        checked={isCompared}
        disabled={isFull && !isCompared}
        onChange={() => toggleCompared(code)}
      />
      <LinkButton
        aria-pressed={isKept}
        aria-label={t('shortList.keepOf', { hotel: name })}
        onClick={() => toggle({ code, name, cityName: locationInfo.address.cityName })}
      >
        {t(isKept ? 'shortList.kept' : 'shortList.keep')}
      </LinkButton>
    </Row>
  );
}
