import { Button } from '../button/index.ts';
import { EmptyState } from '../feedback/index.ts';

interface Way {
  label: string;
  onPress: () => void;
}

export interface NoneLeftProps {
  title: string;
  /** which filter shuts most, and what there is without it */
  text: string;
  /** gives up that one; nothing where no single one is to blame */
  drop: Way | undefined;
  clear: Way;
}

/** A list's filters leave nothing of it: why, and the ways on. */
export const NoneLeft = ({ title, text, drop, clear }: NoneLeftProps) => (
  <EmptyState
    title={title}
    text={text}
    actions={
      <>
        {drop ? (
          <Button size="s" onClick={drop.onPress}>
            {drop.label}
          </Button>
        ) : null}
        <Button size="s" variant="quiet" onClick={clear.onPress}>
          {clear.label}
        </Button>
      </>
    }
  />
);
