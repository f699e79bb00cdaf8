import { Button } from '@alisio/shared-ui/button';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useLanguage, useTexts } from '../i18n/index.ts';
import type { SitePart, SiteParts } from '../page/index.ts';
import { Link } from '../router/index.ts';

const { color, space, text } = tokens;

const Card = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[2]};

  & > p {
    color: ${color.ink2};
  }
`;

const Title = styled(Link)`
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
