import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { PACKAGE_CURRENCY, type PackageQuery, packageHref } from '@alisio/shared-contracts/packages';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { usePackageWords } from '../../packages/package-words.ts';
import { type RoomSlot, type RoomWay, waysWith } from './chosen-rooms.ts';
import { Change, Part } from './part-styles.tsx';

const { color, space } = tokens;

const Ways = styled.ul`
  padding-inline: ${space[5]};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }

  & > li:first-of-type {
    border-top: 0;
  }
`;

const Named = styled.p`
  padding: ${space[3]} ${space[5]} 0;
  font-weight: 600;
`;

const Choose = styled(Link)(buttonStyles({ variant: 'quiet', size: 's' }));

const Picked = styled.span`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  font-weight: 600;
  color: ${color.goodText};
`;

export interface RoomChoiceProps {
  query: PackageQuery;
  slots: readonly RoomSlot[];
}

const keyOf = ({ room, plan }: RoomWay): string => `${room.roomTypeCode} ${plan.board} ${plan.cancellation}`;

/** All rooms of a package's hotel by what they cost more or less than the chosen one; flight and the rest stay. */
export function RoomChoice({ query, slots }: RoomChoiceProps) {
  const { t } = useTexts('tours');
  const words = usePackageWords();
  const { money } = usePrices();
  const difference = (way: RoomWay, chosen: RoomWay | undefined): string => {
    const more = way.together - (chosen?.together ?? way.together);
    if (more === 0) return t('packages.samePrice');
    const amount = money(Math.abs(more), PACKAGE_CURRENCY);
    return t(more > 0 ? 'packages.more' : 'packages.less', { amount });
  };
  return (
    <Part aria-labelledby="package-rooms">
      <header>
        <Heading level={2} size="s" id="package-rooms">
          {t('packages.roomsTitle')}
        </Heading>
        <Change to={packageHref(query)}>{t('packages.done')}</Change>
      </header>
      {slots.map(({ index, guests, ways, chosen }) => (
        <div key={index}>
          {slots.length > 1 ? (
            <Named>{`${t('packages.room', { number: index })}, ${words.people([guests])}`}</Named>
          ) : null}
          <Ways>
            {ways.map((way) => (
              <li key={keyOf(way)}>
                <div>
                  <p>
                    <b>{way.room.roomDescription.name}</b>
                  </p>
                  <Muted>
                    {`${words.board(way.plan.board)}. ${words.cancellation(
                      way.plan.cancellation,
                      way.plan.cancellationSteps[0]?.keeps === 0
                        ? way.plan.cancellationSteps[1]?.from
                        : undefined,
                    )}`}
                  </Muted>
                </div>
                {chosen && keyOf(chosen) === keyOf(way) ? (
                  <Picked>
                    <Icon name="check" size="s" /> {t('packages.chosen')}
                  </Picked>
                ) : (
                  <Choose
                    to={packageHref({ ...query, ways: waysWith(slots, index, way) })}
                    rel="nofollow"
                    aria-label={t('packages.chooseRoom', {
                      room: way.room.roomDescription.name,
                      board: words.board(way.plan.board),
                      difference: difference(way, chosen),
                    })}
                  >
                    {difference(way, chosen)}
                  </Choose>
                )}
              </li>
            ))}
          </Ways>
        </div>
      ))}
    </Part>
  );
}
