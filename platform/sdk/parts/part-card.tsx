import { saidIn } from '@alisio/shared-contracts/languages';
import { Button } from '@alisio/shared-ui/button';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useLanguage, useTexts } from '../i18n/index.ts';
import type { SitePart, SiteParts } from '../page/index.ts';
import { Link } from '../router/index.ts';

const { color, space, text } = tokens;

/** Pixels that the card needs with its retry beneath: 27, 48 and 44 with 8 between them. */
const STACKED = 136;

/**
 * Of one height whatever the words. In a room that a wide window keeps lower the retry stands beside the title and one
 * line, 59 pixels.
 */
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

  ${media.md} {
    &[data-low] {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${space[4]};

      & > p {
        max-height: ${space[6]};
        -webkit-line-clamp: 1;
      }

      & > button {
        grid-area: 1 / 2 / span 2;
        align-self: center;
      }
    }
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
export function PartCard({ part: { head, href, room }, retry: { namespace, key }, onRetry }: PartCardProps) {
  const { title, text: words } = saidIn(head, useLanguage());
  const { t } = useTexts(namespace);
  return (
    <Card data-low={room.wide < STACKED ? '' : undefined}>
      <Title to={href}>{title}</Title>
      <p>{words}</p>
      <Button variant="quiet" size="s" onClick={onRetry}>
        {t(key)}
      </Button>
    </Card>
  );
}
