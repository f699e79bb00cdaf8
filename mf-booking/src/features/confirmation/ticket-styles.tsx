import { NearPoster } from '@alisio/shared-ui/poster';
import { Tag } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { unprinted } from './printed.ts';

export const Sheet = styled.article`
  display: grid;
  margin-top: ${tokens.space[6]};
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};

  ${media.md} {
    grid-template-columns: 1fr 320px;
  }

  @media print {
    grid-template-columns: 1fr;
  }
`;

const picture = `
  ${unprinted}

  height: 240px;

  ${media.md} {
    order: 2;
    position: relative;
    height: auto;

    & img,
    & svg {
      position: absolute;
      inset: 0;
    }
  }
`;

export const Picture = styled(NearPoster)(picture);

/** The room of a picture that a product draws itself. */
export const OwnPicture = styled.div`
  ${picture}

  & > div {
    height: 100%;
  }
`;

export const Words = styled.div`
  min-width: 0;
  padding: ${tokens.space[6]} ${tokens.space[4]};

  & h1 {
    margin-top: ${tokens.space[4]};
  }

  & h1 + p {
    max-width: 48ch;
    margin-top: ${tokens.space[3]};
  }

  ${media.md} {
    padding: ${tokens.space[10]};
  }
`;

/** Breaks before its words do. */
export const Sentence = styled.span`
  display: inline-block;
`;

export const Status = styled(Tag)`
  padding: ${tokens.space[1]} ${tokens.space[3]};
  font-size: ${tokens.text[14]};
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  margin-top: ${tokens.space[6]};
  padding-top: ${tokens.space[5]};
  border-top: 1px solid ${tokens.color.line};

  & dt {
    font-size: ${tokens.text[14]};
    color: ${tokens.color.ink2};
  }

  & dd {
    font-size: ${tokens.text[18]};
    font-weight: 600;
  }
`;

export const Reference = styled.dd`
  && {
    font-size: ${tokens.text[40]};
    font-stretch: ${tokens.width.narrow};
    font-weight: 700;
    line-height: 1;
    letter-spacing: 0.06em;
  }
`;

/** What a code is for. */
export const Hint = styled.dd`
  && {
    max-width: 28ch;
    margin-top: ${tokens.space[1]};
    color: ${tokens.color.ink2};
    font-size: ${tokens.text[14]};
    font-weight: 400;
  }
`;

export const Actions = styled.div`
  ${unprinted}

  display: grid;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[6]};

  ${media.sm} {
    display: flex;
    flex-wrap: wrap;
  }
`;
