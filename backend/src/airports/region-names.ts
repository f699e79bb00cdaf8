/**
 * What people call regions behind a city's name ("Portland, Oregon"), by country and GeoNames' code: `OR Oregon`, several
 * names with a slash. Countries are those in which cities share names, and those whose islands are asked for.
 */
const REGIONS: Readonly<Record<string, string>> = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California/calif|CO Colorado|CT Connecticut|DE Delaware|FL Florida/fla|GA Georgia|HI Hawái/hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana/luisiana|ME Maine|MD Maryland|MA Massachusetts/mass|MI Michigan|MN Minnesota|MS Mississippi/misisipi|MO Missouri/misuri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey/nueva jersey|NM New Mexico/nuevo méxico|NY New York/nueva york|NC North Carolina/carolina del norte|ND North Dakota/dakota del norte|OH Ohio|OK Oklahoma|OR Oregon/oregón|PA Pennsylvania/pensilvania|RI Rhode Island|SC South Carolina/carolina del sur|SD South Dakota/dakota del sur|TN Tennessee|TX Texas/tejas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia/virginia occidental|WI Wisconsin|WY Wyoming',
  CA: '01 Alberta/ab|02 British Columbia/columbia británica/bc|03 Manitoba/mb|04 New Brunswick/nuevo brunswick/nb|05 Newfoundland/terranova/nl|07 Nova Scotia/nueva escocia/ns|08 Ontario/on/ont|09 Prince Edward Island/pei|10 Québec/qc|11 Saskatchewan/sk|12 Yukon/yukón/yt|13 Northwest Territories/nt|14 Nunavut/nu',
  MX: '01 Aguascalientes|02 Baja California/bc|03 Baja California Sur/bcs|04 Campeche|05 Chiapas|06 Chihuahua|07 Coahuila|08 Colima|10 Durango|11 Guanajuato/gto|12 Guerrero|13 Hidalgo|14 Jalisco/jal|15 Estado de México|16 Michoacán|17 Morelos|18 Nayarit|19 Nuevo León/nl|20 Oaxaca|21 Puebla|22 Querétaro|23 Quintana Roo/q roo|24 San Luis Potosí|25 Sinaloa|26 Sonora|27 Tabasco|28 Tamaulipas|29 Tlaxcala|30 Veracruz|31 Yucatán|32 Zacatecas',
  AR: '01 Buenos Aires|02 Catamarca|03 Chaco|04 Chubut|05 Córdoba|06 Corrientes|08 Entre Ríos|09 Formosa|10 Jujuy|11 La Pampa|12 La Rioja|13 Mendoza|14 Misiones|15 Neuquén|16 Río Negro|17 Salta|18 San Juan|19 San Luis|20 Santa Cruz|21 Santa Fe|22 Santiago del Estero|23 Tierra del Fuego|24 Tucumán',
  BR: '01 Acre|02 Alagoas|03 Amapá|04 Amazonas|05 Bahia|06 Ceará|07 Distrito Federal|08 Espírito Santo|11 Mato Grosso do Sul|13 Maranhão|14 Mato Grosso|15 Minas Gerais|16 Pará|17 Paraíba|18 Paraná|20 Piauí|21 Rio de Janeiro|22 Rio Grande do Norte|23 Rio Grande do Sul|24 Rondônia|25 Roraima|26 Santa Catarina|27 São Paulo|28 Sergipe|29 Goiás|30 Pernambuco|31 Tocantins',
  CO: '01 Amazonas|02 Antioquia|03 Arauca|04 Atlántico|08 Caquetá|09 Cauca|10 Cesar|11 Chocó|12 Córdoba|16 Huila|17 La Guajira|19 Meta|20 Nariño|21 Norte de Santander|22 Putumayo|23 Quindío|24 Risaralda|25 San Andrés y Providencia|26 Santander|27 Sucre|28 Tolima|29 Valle del Cauca|32 Casanare|33 Cundinamarca|34 Bogotá/dc/d c|35 Bolívar|36 Boyacá|37 Caldas|38 Magdalena',
  ES: '07 Baleares/islas baleares/balearic islands|27 La Rioja|29 Madrid|31 Murcia|32 Navarra|34 Asturias|39 Cantabria|51 Andalucía/andalusia|52 Aragón|53 Canarias/islas canarias/canary islands|54 Castilla La Mancha|55 Castilla y León|56 Cataluña/catalunya/catalonia|57 Extremadura|58 Galicia|59 País Vasco/euskadi|60 Comunidad Valenciana',
  GB: 'ENG Inglaterra/england|SCT Escocia/scotland|WLS Gales/wales|NIR Irlanda del Norte/northern ireland',
  AU: '01 ACT|02 New South Wales/nueva gales del sur/nsw|03 Northern Territory|04 Queensland|05 South Australia|06 Tasmania|07 Victoria|08 Western Australia',
  IT: '01 Abruzzo|02 Basilicata|03 Calabria|04 Campania|05 Emilia-Romaña/emilia romagna|06 Friuli|07 Lacio/lazio|08 Liguria|09 Lombardía/lombardy|10 Marche|12 Piamonte/piedmont|13 Apulia/puglia|14 Cerdeña/sardinia/sardegna|15 Sicilia/sicily|16 Toscana/tuscany|17 Trentino|18 Umbría|20 Véneto',
  FR: '94 Córcega/corsica/corse',
};

const namesOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(REGIONS).flatMap(([country, regions]) =>
    regions.split('|').map((region): [string, string[]] => {
      const [code = ''] = region.split(' ', 1);
      const names = region.slice(code.length + 1).split('/');
      // Postal letters are said as names are; GeoNames' figures are nobody's word.
      return [`${country}-${code}`, /^\d+$/.test(code) ? names : [...names, code]];
    }),
  ),
);

/** What a country's region is called, as people write it; nothing for one that is not listed. */
export const regionNames = ({ country, region }: { country: string; region: string }): readonly string[] =>
  namesOf.get(`${country}-${region}`) ?? [];
