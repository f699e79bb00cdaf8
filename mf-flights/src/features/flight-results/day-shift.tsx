import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { IconButton } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Row } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Day = styled.span`
  min-width: 6em;
  font-size: ${tokens.text[15]};
  font-weight: 600;
  text-align: center;
  white-space: nowrap;
`;

export interface DayShiftProps {
  /** ISO date */
  departureDate: string;
  /** missing where the day cannot move */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** §4: the same search a day earlier or later. */
export function DayShift({ departureDate, onPrevious, onNext }: DayShiftProps) {
  const { t } = useTexts('flights');
  const { day } = useFormats();
  return (
    <Row gap={1} role="group" aria-label={t('days.label')}>
      <IconButton label={t('days.previous')} aria-disabled={!onPrevious || undefined} onClick={onPrevious}>
        <Icon name="chevron-left" size="s" />
      </IconButton>
      <Day aria-live="polite">{day(departureDate)}</Day>
      <IconButton label={t('days.next')} aria-disabled={!onNext || undefined} onClick={onNext}>
        <Icon name="chevron-right" size="s" />
      </IconButton>
    </Row>
  );
}
