import { useTexts } from '@alisio/platform/sdk/i18n';
import type { TourDetail } from '@alisio/shared-contracts/tours';
import { Icon, type IconName } from '@alisio/shared-ui/icons';
import { Heading } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

const Lists = styled.div`
  display: grid;
  gap: ${space[8]};

  & li {
    display: flex;
    gap: ${space[3]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }

  & li > svg {
    flex: none;
    margin-top: 4px;
    color: ${color.ink2};
  }

  & [data-list='included'] li > svg {
    color: ${color.goodText};
  }

  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[6]};
  }
`;

const LISTS = [
  { name: 'included', icon: 'check' },
  { name: 'notIncluded', icon: 'close' },
  { name: 'bring', icon: 'bag-personal' },
] as const satisfies { name: keyof TourDetail; icon: IconName }[];

/** What the price has, what it has not and what to bring: each as much as the others. */
export function Included({ tour }: { tour: TourDetail }) {
  const { t } = useTexts('tours');
  return (
    <Lists>
      {LISTS.map(({ name, icon }) => (
        <div key={name} data-list={name}>
          <Heading level={3} size="s">
            {t(`tourPage.lists.${name}`)}
          </Heading>
          <ul>
            {tour[name].map((line) => (
              <li key={line}>
                <Icon name={icon} size="s" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Lists>
  );
}
