import styled from '@emotion/styled';
import { Icon } from '../icons/index.ts';
import { tokens } from '../tokens/index.ts';

const ICONS = { personal: 'bag-personal', cabin: 'bag-cabin', checked: 'bag-hold' } as const;

export interface BagIconProps {
  kind: keyof typeof ICONS;
  included: boolean;
}

/** A bag by its drawing, or a cross where the price does not include it. The words beside it say the same. */
export function BagIcon({ kind, included }: BagIconProps) {
  return <Icon name={included ? ICONS[kind] : 'close'} size="s" />;
}

const Rows = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  font-size: ${tokens.text[14]};

  & li {
    display: flex;
    gap: ${tokens.space[2]};
    align-items: flex-start;
  }

  & li[data-included='no'] {
    color: ${tokens.color.ink2};
  }

  & svg {
    margin-top: 2px;
  }
`;

/** One kind of bag in the reader's words: "1 maleta de mano de 10 kg", "Sin maleta de mano". */
export interface ToldBag extends BagIconProps {
  words: string;
}

export interface BagListProps {
  bags: readonly ToldBag[];
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className?: string;
}

/** Every bag, a row each: what the price includes and, as plainly, what it does not. */
export function BagList({ bags, ...list }: BagListProps) {
  return (
    <Rows {...list}>
      {bags.map(({ kind, included, words }) => (
        <li key={kind} data-included={included ? 'yes' : 'no'}>
          <BagIcon kind={kind} included={included} />
          {words}
        </li>
      ))}
    </Rows>
  );
}
