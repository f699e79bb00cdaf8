/** On maps and in lists: `Aruba` of `Aruba, Oranjestad`. */
export const shortName = (name: string): string => name.split(',')[0] ?? name;
