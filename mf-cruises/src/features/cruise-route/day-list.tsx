import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { CruiseDay, CruiseDetail } from '@alisio/shared-contracts/cruises';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

const Days = styled.ol`
  & > li {
    display: grid;
    position: relative;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
    padding-bottom: ${space[5]};
  }

  & > li > span {
    display: grid;
    position: relative;
    place-items: center;
    align-self: start;
    width: ${space[8]};
    height: ${space[8]};
    border: 2px solid ${color.action};
    border-radius: ${tokens.radius.pill};
    background: ${color.action};
    color: ${color.onAction};
    font-weight: 650;
  }

  & > li[data-at-sea] > span {
    background: ${color.paper};
    color: ${color.actionText};
  }

  /* The way from one day to the next. */
  & > li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    top: ${space[8]};
    bottom: 0;
    left: 15px;
    width: 2px;
    background: ${color.action};
  }
`;

/** When the ship comes and goes, and for how long one is ashore; by the clock of the port. */
function useHours() {
  const { t } = useTexts('cruises');
  const { clock, duration } = useFormats();
  return ({ arrives, departs, minutesAshore }: CruiseDay): string | undefined => {
    if (arrives !== undefined && departs !== undefined)
      return t('cruisePage.days.hours', {
        arrives: clock(arrives),
        departs: clock(departs),
        ashore: duration(minutesAshore ?? 0, 'short'),
      });
    if (departs !== undefined) return t('cruisePage.days.departs', { departs: clock(departs) });
    return arrives === undefined ? undefined : t('cruisePage.days.arrives', { arrives: clock(arrives) });
  };
}

function PortDay({ day, detail }: { day: CruiseDay; detail: CruiseDetail }) {
  const { t } = useTexts('cruises');
  const { clock } = useFormats();
  const hours = useHours()(day);
  const port = detail.ports.find(({ code }) => code === day.port);
  if (!port) return null;
  const isFirst = day.day === 1;
  const isLast = day.day === detail.days.length;
  return (
    <>
      <Heading level={3} size="s">
        {port.name}
      </Heading>
      {hours ? <p>{hours}</p> : null}
      <Muted size={15}>
        {isFirst
          ? t('cruisePage.days.boards', {
              from: clock(detail.boards.from),
              until: clock(detail.boards.until),
            })
          : isLast
            ? t('cruisePage.days.leaves', { until: clock(detail.leftBy) })
            : [t(`cruisePage.town.${port.town}`), port.isTender ? t('cruisePage.days.tender') : '']
                .filter(Boolean)
                .join(' ')}
      </Muted>
      {port.visa === 'none' || isLast ? null : <Muted>{t(`cruisePage.visaHint.${port.visa}`)}</Muted>}
    </>
  );
}

/** The voyage day by day, with the numbers of the map: hours in each port, days at sea, boats ashore, visas. */
export function DayList({ detail }: { detail: CruiseDetail }) {
  const { t } = useTexts('cruises');
  const { day: dated } = useFormats();
  return (
    <Days>
      {detail.days.map((day) => (
        <li key={day.day} data-at-sea={day.port === null ? '' : undefined}>
          <span aria-hidden="true">{day.day}</span>
          <div>
            <Muted>{t('cruisePage.days.day', { number: day.day, date: dated(day.date) })}</Muted>
            {day.port === null ? (
              <>
                <Heading level={3} size="s">
                  {t('cruisePage.days.atSea')}
                </Heading>
                <Muted size={15}>{t('cruisePage.days.aboard')}</Muted>
              </>
            ) : (
              <PortDay day={day} detail={detail} />
            )}
          </div>
        </li>
      ))}
    </Days>
  );
}
