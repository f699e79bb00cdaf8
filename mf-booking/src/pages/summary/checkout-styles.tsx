import { Wrap } from '@alisio/shared-ui/layout';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

/** As high as the window: the footer stays below the fold whatever takes the page's place. */
export const FullWindow = styled(Wrap)`
  min-height: 100vh;
`;

/** The form, and beside it from 1024 what is bought. */
export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  padding-block: ${tokens.space[6]} ${tokens.space[16]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 376px;
    gap: ${tokens.space[12]};
    padding-top: ${tokens.space[8]};
  }
`;

export const Main = styled.form`
  min-width: 0;

  /* What has the focus must not hide behind the bar at the bottom (WCAG 2.4.11). */
  & :is(input, select, button, a, summary) {
    scroll-margin-block: ${tokens.space[24]};
  }
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  margin-bottom: ${tokens.space[4]};
`;

export const Aside = styled.aside`
  ${media.lg} {
    position: sticky;
    top: ${tokens.space[6]};
    align-self: start;
  }
`;
