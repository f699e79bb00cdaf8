import type { ContentPage } from '@alisio/shared-contracts/content';
import { Heading } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { LivePart } from '../../live-parts/index.ts';
import { TextBody } from '../../text-body/index.ts';
import type { QuestionGroup } from './groups-of.ts';

const { color, space, text } = tokens;

const Group = styled.section`
  display: grid;
  gap: ${space[2]};
  max-width: 75ch;

  & details {
    border-bottom: 1px solid ${color.line};
  }

  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    min-height: ${space[12]};
    padding-block: ${space[3]};
    font-weight: 600;
    cursor: pointer;
  }

  & summary::after {
    content: '+';
    color: ${color.actionText};
    font-size: ${text[20]};
  }

  & details[open] > summary::after {
    content: '−';
  }

  & summary h3 {
    font-size: ${text[16]};
    font-weight: 600;
  }
`;

const Answer = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-bottom: ${space[5]};
  color: ${color.ink2};

  & ul {
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
`;

interface QuestionGroupsProps {
  page: ContentPage;
  groups: readonly QuestionGroup[];
  /** answers stand open: few were looked for */
  open: boolean;
}

/** Questions by what they are about; the browser opens and shuts each by itself. */
export const QuestionGroups = ({ page, groups, open }: QuestionGroupsProps) =>
  groups.map(({ id, title, questions }) => (
    <Group key={id} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {questions.map(({ id: question, asked, answer }) => (
        <details key={question} id={question} open={open}>
          <summary>
            <h3>{asked}</h3>
          </summary>
          <Answer>
            <TextBody page={{ ...page, body: answer }} Part={LivePart} />
          </Answer>
        </details>
      ))}
    </Group>
  ));
