import { useTexts } from '@alisio/platform/sdk/i18n';
import { textLinkStyles } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { QuestionGroup } from './groups-of.ts';

const Links = styled.nav`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[5]};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target};
  }
`;

const Jump = styled.a(textLinkStyles);

/** What questions are about, as links to there. */
export function GroupLinks({ groups }: { groups: readonly QuestionGroup[] }) {
  const { t } = useTexts('content');
  return (
    <Links aria-label={t('reading.topics')}>
      <ul>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <Jump href={`#${id}`}>{title}</Jump>
          </li>
        ))}
      </ul>
    </Links>
  );
}
