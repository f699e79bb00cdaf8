import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { SetIcon } from './index.ts';

export default {
  title: 'Set icon',
  topic: 'Content',
  examples: [
    {
      name: 'Flags and things',
      render: () => (
        <>
          <SetIcon name="circle-flags:co" size="l" label="Colombia" />
          <SetIcon name="circle-flags:mx" size="l" label="México" />
          <SetIcon name="tabler:mail" />
        </>
      ),
    },
    {
      name: 'One that does not exist leaves its place',
      render: () => <SetIcon name="tabler:no-such-thing" />,
    },
  ],
} satisfies CatalogueEntry;
