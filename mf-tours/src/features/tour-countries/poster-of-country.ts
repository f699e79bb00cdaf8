/** A place of each country that was drawn by hand; any other country gets a picture of its usual landscape. */
const DRAWN: Readonly<Record<string, string>> = {
  AR: 'el-calafate',
  CL: 'santiago',
  CO: 'cartagena',
  CR: 'san-jose',
  EC: 'quito',
  ES: 'granada',
  GT: 'antigua',
  IT: 'florencia',
  JP: 'tokio',
  MA: 'marrakech',
  MX: 'oaxaca',
  PE: 'cusco',
};

/** @param code ISO 3166-1 @param scene the landscape that most of its tours have */
export const posterOfCountry = ({
  code,
  slug,
  scene,
}: {
  code: string;
  slug: string;
  scene: string;
}): string => DRAWN[code] ?? `${scene}/${slug}`;
