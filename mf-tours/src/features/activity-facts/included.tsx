import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ActivityDetail } from '@alisio/shared-contracts/activities';
import { Icon, type IconName } from '@alisio/shared-ui/icons';
import { Heading } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Section } from './section.tsx';

const { space } = tokens;

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};

  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space[8]};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[3]};

  & > li {
    display: flex;
    gap: ${space[2]};
  }

  & svg {
    flex: none;
    margin-top: 4px;
    color: ${tokens.color.ink2};
  }
`;

interface ColumnProps {
  title: string;
  icon: IconName;
  lines: readonly string[];
}

const Column = ({ title, icon, lines }: ColumnProps) =>
  lines.length === 0 ? null : (
    <div>
      <Heading level={3} size="s">
        {title}
      </Heading>
      <List>
        {lines.map((line) => (
          <li key={line}>
            <Icon name={icon} size="s" />
            {line}
          </li>
        ))}
      </List>
    </div>
  );

/** What is included, what is not, and what to bring: of equal weight. */
export function Included({
  included,
  excluded,
  bring,
}: Pick<ActivityDetail, 'included' | 'excluded' | 'bring'>) {
  const { t } = useTexts('tours');
  return (
    <Section id="incluye" title={t('activityPage.facts.includes')}>
      <Columns>
        <Column title={t('activityPage.facts.included')} icon="check" lines={included} />
        <Column title={t('activityPage.facts.excluded')} icon="close" lines={excluded} />
        <Column title={t('activityPage.facts.bring')} icon="bag-personal" lines={bring} />
      </Columns>
    </Section>
  );
}
