import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { textLinkStyles } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const Pages = styled.nav`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  margin-top: ${tokens.space[6]};
`;

const Step = styled(Link)(textLinkStyles);

interface ListPagesProps {
  pathname: string;
  words: string;
  page: number;
  pages: number;
}

/** To newer and older texts; nothing where one page has all. */
export function ListPages({ pathname, words, page, pages }: ListPagesProps) {
  const { t } = useTexts('content');
  if (pages < 2) return null;
  const hrefOf = (at: number) => {
    const search = new URLSearchParams({
      ...(words === '' ? {} : { q: words }),
      ...(at > 1 ? { page: String(at) } : {}),
    });
    return search.size > 0 ? `${pathname}?${search}` : pathname;
  };
  return (
    <Pages aria-label={t('reading.pages')}>
      {page > 1 ? <Step to={hrefOf(page - 1)}>{t('reading.newer')}</Step> : <span />}
      <span>{t('reading.pageOf', { page, pages })}</span>
      {page < pages ? <Step to={hrefOf(page + 1)}>{t('reading.older')}</Step> : <span />}
    </Pages>
  );
}
