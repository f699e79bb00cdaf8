import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { lateComponent } from '@alisio/shared-ui/late-part';
import { type ComponentType, type ReactNode, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface PlaceProps<Props> {
  load: Load<Props>;
  files: PartTexts;
  Waiting: ComponentType | undefined;
  given: Props;
}

function Place<Props extends object>({ load, files, Waiting, given }: PlaceProps<Props>) {
  const bring = useWithTexts('flights', load, files);
  const [Part] = useState(() => lateComponent<Props>(bring, Waiting, { isExtra: true }));
  return <Part {...given} />;
}

/**
 * An addition to a page that comes with what it says, once it shows (`lateComponent`): where it cannot be had the page
 * stays as it is, and it is asked for again.
 *
 * @param load a dynamic import of its module
 * @param files its texts of each language, which stand in no other file; a part of the same chunk
 * @param Waiting stands in its place until then; nothing unless told
 */
export const lateWithTexts =
  <Props extends object>(load: Load<Props>, files: PartTexts, Waiting?: ComponentType) =>
  (props: Props): ReactNode => <Place load={load} files={files} Waiting={Waiting} given={props} />;
