import { bringTexts, type Language, type TextFiles, useTextsControl } from '@alisio/platform/sdk/i18n';
import { lateComponent } from '@alisio/shared-ui/late-part';
import { type ComponentType, type ReactNode, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface PlaceProps<Props> {
  load: Load<Props>;
  files: TextFiles;
  Waiting: ComponentType | undefined;
  given: Props;
}

function Place<Props extends object>({ load, files, Waiting, given }: PlaceProps<Props>) {
  const texts = useTextsControl();
  const [Part] = useState(() =>
    lateComponent<Props>(async () => {
      await bringTexts(texts, 'flights', files);
      return load();
    }, Waiting),
  );
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
    files: TextFiles & Record<Language, unknown>,
    Waiting?: ComponentType,
  ) =>
  (props: Props): ReactNode => <Place load={load} files={files} Waiting={Waiting} given={props} />;
