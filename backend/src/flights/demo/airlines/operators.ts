/** Who flies under another airline's number, by code: they sell nothing under their own. */
export const OPERATORS: Readonly<Record<string, string>> = {
  MQ: 'Envoy Air',
  '9E': 'Endeavor Air',
  OO: 'SkyWest Airlines',
  QK: 'Jazz Aviation',
  '5D': 'Aeroméxico Connect',
  YW: 'Air Nostrum',
  A5: 'HOP!',
  WA: 'KLM Cityhopper',
  CL: 'Lufthansa CityLine',
  CJ: 'BA Cityflyer',
};
