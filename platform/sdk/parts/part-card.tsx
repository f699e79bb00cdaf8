import { Button } from '@alisio/shared-ui/button';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useLanguage, useTexts } from '../i18n/index.ts';
import type { SitePart, SiteParts } from '../page/index.ts';
import { Link } from '../router/index.ts';

const { color, space, text } = tokens;

/** Of one height whatever the words: 27, 48 and 44 pixels with 8 between them, which every room has. */
const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: start;
  gap: ${space[2]};

  & > p {
    display: -webkit-box;
    max-height: ${space[12]};
    overflow: hidden;
    color: ${color.ink2};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Title = styled(Link)`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${text[18]};
  font-weight: 650;
  color: ${color.actionText};
`;

interface PartCardProps {
  part: SitePart;
  retry: SiteParts['retry'];
  onRetry: () => void;
}

/** What stands in place of a part whose code does not come: where the same is had as a page. */
export function PartCard({ part: { head, href }, retry: { namespace, key }, onRetry }: PartCardProps) {
  const { title, text: words } = head[useLanguage()];
  const { t } = useTexts(namespace);
  return (
    <Card>
      <Title to={href}>{title}</Title>
      <p>{words}</p>
      <Button variant="quiet" size="s" onClick={onRetry}>
        {t(key)}
      </Button>
    </Card>
  );
}
