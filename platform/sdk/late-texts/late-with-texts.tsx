import { lateComponent } from '@alisio/shared-ui/late-part';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type PartTexts, useWithTexts } from './use-with-texts.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface PlaceProps<Props> {
  namespace: string;
  load: Load<Props>;
  files: PartTexts;
  Waiting: ComponentType | undefined;
  given: Props;
}

function Place<Props extends object>({ namespace, load, files, Waiting, given }: PlaceProps<Props>) {
  const bring = useWithTexts(namespace, load, files);
  const [Part] = useState(() => lateComponent<Props>(bring, Waiting, { isExtra: true }));
  return <Part {...given} />;
}

/**
 * An addition to a page that comes with what it says, once it shows (`lateComponent`): where it cannot be had the page
 * stays as it is, and it is asked for again.
 *
 * @param namespace of the remote whose part it is
 * @param load a dynamic import of its module
 * @param files its texts of each language, which stand in no other file; a part of the same chunk
 * @param Waiting stands in its place until then; nothing unless told
 */
export const lateWithTexts =
  <Props extends object>(namespace: string, load: Load<Props>, files: PartTexts, Waiting?: ComponentType) =>
  (props: Props): ReactNode => (
    <Place namespace={namespace} load={load} files={files} Waiting={Waiting} given={props} />
  );
