import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { Icon } from '@alisio/shared-ui/icons';
import { Row } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Day = styled.span`
  min-width: 6em;
  font-size: ${tokens.text[15]};
  font-weight: 600;
  text-align: center;
  white-space: nowrap;
`;

/** As large as a button with an icon. */
const Arrow = styled(Link)`
  display: grid;
  place-items: center;
  width: ${tokens.target};
  height: ${tokens.target};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.ink};

  &:hover {
    background: ${tokens.color.sunken};
  }
`;

const NoArrow = styled.span`
  width: ${tokens.target};
  height: ${tokens.target};
`;

export interface DayShiftProps {
  /** ISO date */
  departureDate: string;
  /** the same search on that day; missing where the day cannot move */
  previousHref: string | undefined;
  nextHref: string | undefined;
  /** other days than these */
  children?: ReactNode;
}

/** §4: the same search a day earlier or later. */
export function DayShift({ departureDate, previousHref, nextHref, children }: DayShiftProps) {
  const { t } = useTexts('flights');
  const { day } = useFormats();
  return (
    <Row gap={1} role="group" aria-label={t('days.label')}>
      {previousHref ? (
        <Arrow to={previousHref} aria-label={t('days.previous')}>
          <Icon name="chevron-left" size="s" />
        </Arrow>
      ) : (
        <NoArrow />
      )}
      <Day aria-live="polite">{day(departureDate)}</Day>
      {nextHref ? (
        <Arrow to={nextHref} aria-label={t('days.next')}>
          <Icon name="chevron-right" size="s" />
        </Arrow>
      ) : (
        <NoArrow />
      )}
      {children}
    </Row>
  );
}
