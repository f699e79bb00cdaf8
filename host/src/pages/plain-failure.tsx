import { DEFAULT_LANGUAGE, isLanguage } from '@alisio/platform/sdk/i18n';
import sentences from '../locales/without-texts.json' with { type: 'json' };

interface PlainFailureProps {
  /** `lang` of the document, whatever it is */
  lang: string;
  onRetry: () => void;
}

/**
 * When not even the message for a failure can be had: texts and styles of it are in the first load. The web edge
 * writes its styles into every page.
 */
export function PlainFailure({ lang, onRetry }: PlainFailureProps) {
  const { title, text, reload } = sentences[isLanguage(lang) ? lang : DEFAULT_LANGUAGE];
  return (
    <div className="edge-page" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className="edge-retry" onClick={onRetry}>
        {reload}
      </button>
    </div>
  );
}
