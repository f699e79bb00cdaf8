import styled from '@emotion/styled';
import { tokens } from '../../src/tokens/index.ts';
import { shelves } from './entries.ts';

const { color, space, text } = tokens;

const Topic = styled.section`
  & + & {
    margin-top: ${space[5]};
  }
`;

const Title = styled.h2`
  padding-inline: ${space[3]};
  color: ${color.ink3};
  font-size: ${text[13]};
  font-weight: 600;
  letter-spacing: 0;
  line-height: 24px;
`;

const Entry = styled.a`
  display: block;
  padding: ${space[1]} ${space[3]};
  border-left: 3px solid transparent;
  color: ${color.ink2};
  font-size: ${text[15]};
  text-decoration: none;

  &:hover {
    color: ${color.ink};
  }

  &[aria-current] {
    border-color: ${color.action};
    color: ${color.ink};
    font-weight: 600;
  }
`;

export interface SideListProps {
  current: string;
  onChoose?: () => void;
}

/** All entries, by topic. */
export function SideList({ current, onChoose }: SideListProps) {
  return (
    <nav aria-label="Entries">
      {shelves.map(({ topic, pages }) => (
        <Topic key={topic}>
          <Title>{topic}</Title>
          <ul>
            {pages.map(({ slug, title }) => (
              <li key={slug}>
                <Entry
                  href={`#/${slug}`}
                  aria-current={slug === current ? 'page' : undefined}
                  onClick={onChoose}
                >
                  {title}
                </Entry>
              </li>
            ))}
          </ul>
        </Topic>
      ))}
    </nav>
  );
}
