import { type LateComponentOptions, lateComponent } from '@alisio/shared-ui/late-part';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type PartTexts, useWithTexts } from './use-with-texts.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface PlaceProps<Props> {
  load: Load<Props>;
  files: PartTexts;
  Waiting: ComponentType | undefined;
  options: LateComponentOptions | undefined;
  given: Props;
}

function Place<Props extends object>({ load, files, Waiting, options, given }: PlaceProps<Props>) {
  const bring = useWithTexts(load, files);
  const [Part] = useState(() => lateComponent<Props>(bring, Waiting, options));
  return <Part {...given} />;
}

/**
 * A component that comes with what it says, once it shows (`lateComponent`).
 *
 * @param load a dynamic import of its module
 * @param files its texts of each language, which stand in no other file; a part of the same chunk
 * @param Waiting stands in its place until then; nothing unless told
 */
export const lateWithTexts =
  <Props extends object>(
    load: Load<Props>,
    files: PartTexts,
    Waiting?: ComponentType,
    options?: LateComponentOptions,
  ) =>
  (props: Props): ReactNode => (
    <Place load={load} files={files} Waiting={Waiting} options={options} given={props} />
  );
