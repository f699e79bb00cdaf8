import { Poster, posterFor } from '@alisio/shared-ui/poster';

/** The poster of an IATA code, a file of its own beside its drawing. */
export default function PlacePoster({ code, ratio }: { code: string; ratio: string }) {
  return <Poster place={posterFor(code) ?? code} ratio={ratio} />;
}
