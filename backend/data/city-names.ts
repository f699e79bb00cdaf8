/**
 * Cities whose nearest big town is not what travellers call the airport's city, by airport:
 * `IATA|English|Spanish`.
 */
const BY_AIRPORT = `
PUJ|Punta Cana|Punta Cana
CUN|Cancún|Cancún
SJD|San José del Cabo|San José del Cabo
PVR|Puerto Vallarta|Puerto Vallarta
CZM|Cozumel|Cozumel
TQO|Tulum|Tulum
ADZ|San Andrés|San Andrés
EAS|San Sebastián|San Sebastián
GPS|Galápagos (Baltra)|Galápagos (Baltra)
SCY|Galápagos (San Cristóbal)|Galápagos (San Cristóbal)
IPC|Easter Island|Isla de Pascua
FTE|El Calafate|El Calafate
BRC|Bariloche|Bariloche
IGR|Puerto Iguazú|Puerto Iguazú
IGU|Foz do Iguaçu|Foz de Iguazú
LIR|Liberia|Liberia
RTB|Roatán|Roatán
MBJ|Montego Bay|Montego Bay
NAS|Nassau|Nasáu
AUA|Aruba|Aruba
CUR|Curaçao|Curazao
SXM|Sint Maarten|San Martín
BGI|Barbados|Barbados
STT|Saint Thomas|Santo Tomás
GCM|Grand Cayman|Gran Caimán
PLS|Providenciales|Providenciales
BDA|Bermuda|Bermudas
VRA|Varadero|Varadero
MIA|Miami|Miami
FLL|Fort Lauderdale|Fort Lauderdale
PBI|West Palm Beach|West Palm Beach
LAX|Los Angeles|Los Ángeles
SFO|San Francisco|San Francisco
OAK|Oakland|Oakland
SJC|San Jose|San José
BWI|Baltimore|Baltimore
CVG|Cincinnati|Cincinnati
RDU|Raleigh|Raleigh
HNL|Honolulu|Honolulu
OGG|Kahului|Kahului
KOA|Kona|Kona
LIH|Lihue|Lihue
SNA|Santa Ana|Santa Ana
RSW|Fort Myers|Fort Myers
PMI|Palma de Mallorca|Palma de Mallorca
IBZ|Ibiza|Ibiza
MAH|Menorca|Menorca
LPA|Gran Canaria|Gran Canaria
ACE|Lanzarote|Lanzarote
FUE|Fuerteventura|Fuerteventura
SPC|La Palma|La Palma
FNC|Funchal|Funchal
PDL|Ponta Delgada|Ponta Delgada
OLB|Olbia|Olbia
JTR|Santorini|Santorini
JMK|Mykonos|Miconos
CFU|Corfu|Corfú
RHO|Rhodes|Rodas
KGS|Kos|Cos
ZTH|Zakynthos|Zante
HER|Heraklion|Heraclión
CHQ|Chania|La Canea
AYT|Antalya|Antalya
BJV|Bodrum|Bodrum
DLM|Dalaman|Dalaman
DPS|Denpasar (Bali)|Denpasar (Bali)
HKT|Phuket|Phuket
KBV|Krabi|Krabi
USM|Ko Samui|Ko Samui
MLE|Malé|Malé
SEZ|Mahé|Mahé
MRU|Mauritius|Mauricio
RUN|Réunion|Reunión
ZNZ|Zanzibar|Zanzíbar
NAN|Nadi|Nadi
PPT|Papeete|Papeete
BOB|Bora Bora|Bora Bora
GUM|Guam|Guam
CJU|Jeju|Jeju
OKA|Okinawa|Okinawa
SSH|Sharm el-Sheikh|Sharm el-Sheij
HRG|Hurghada|Hurgada
DJE|Djerba|Yerba
SKG|Thessaloniki|Salónica
STR|Stuttgart|Stuttgart
MCT|Muscat|Mascate
TLV|Tel Aviv|Tel Aviv
DEL|Delhi|Delhi
MNL|Manila|Manila
CEB|Cebu|Cebú
SIN|Singapore|Singapur
HKG|Hong Kong|Hong Kong
MFM|Macau|Macao
CCS|Caracas|Caracas
GYE|Guayaquil|Guayaquil
LUX|Luxembourg|Luxemburgo
MLA|Malta|Malta
CUZ|Cusco|Cusco
LPB|La Paz|La Paz
VVI|Santa Cruz de la Sierra|Santa Cruz de la Sierra
GUA|Guatemala City|Ciudad de Guatemala
SAL|San Salvador|San Salvador
SAP|San Pedro Sula|San Pedro Sula
SJU|San Juan|San Juan
CLT|Charlotte|Charlotte
CTG|Cartagena|Cartagena
BOG|Bogotá|Bogotá
LAS|Las Vegas|Las Vegas
KWI|Kuwait City|Kuwait
BAH|Manama|Manama
CMB|Colombo|Colombo
KNO|Medan|Medan
PEN|Penang|Penang
UKB|Kobe|Kobe
CGN|Cologne|Colonia
CGB|Cuiabá|Cuiabá
VIX|Vitória|Vitoria
PVD|Providence|Providence
POS|Port of Spain|Puerto España
CRK|Clark|Clark
LGK|Langkawi|Langkawi
BPN|Balikpapan|Balikpapan
BDL|Hartford|Hartford
KGD|Kaliningrad|Kaliningrado
PQC|Phu Quoc|Phu Quoc
HPN|White Plains|White Plains
TEB|Teterboro|Teterboro
SEA|Seattle|Seattle
STI|Santiago de los Caballeros|Santiago de los Caballeros
POP|Puerto Plata|Puerto Plata
NTE|Nantes|Nantes
`;

/** Spanish names beyond CLDR's exemplar cities: `English|country|Spanish`. */
const SPANISH = `
Philadelphia|US|Filadelfia
New Orleans|US|Nueva Orleans
Saint Louis|US|San Luis
San Jose|US|San José
Florence|IT|Florencia
Naples|IT|Nápoles
Turin|IT|Turín
Genoa|IT|Génova
Bologna|IT|Bolonia
Munich|DE|Múnich
Cologne|DE|Colonia
Hamburg|DE|Hamburgo
Nürnberg|DE|Núremberg
Nuremberg|DE|Núremberg
Dresden|DE|Dresde
Hannover|DE|Hannover
Geneva|CH|Ginebra
Genève|CH|Ginebra
Basel|CH|Basilea
Bern|CH|Berna
Salzburg|AT|Salzburgo
Nice|FR|Niza
Marseille|FR|Marsella
Bordeaux|FR|Burdeos
Strasbourg|FR|Estrasburgo
Göteborg|SE|Gotemburgo
Gothenburg|SE|Gotemburgo
Malmö|SE|Malmö
Edinburgh|GB|Edimburgo
Antwerpen|BE|Amberes
Antwerp|BE|Amberes
Kraków|PL|Cracovia
Krakow|PL|Cracovia
Wrocław|PL|Breslavia
Gdańsk|PL|Gdansk
Saint Petersburg|RU|San Petersburgo
Sankt-Peterburg|RU|San Petersburgo
Yekaterinburg|RU|Ekaterimburgo
Guangzhou|CN|Cantón
Nanjing|CN|Nankín
Mumbai|IN|Bombay
Kolkata|IN|Calcuta
Chennai|IN|Chennai
Bengaluru|IN|Bangalore
Cape Town|ZA|Ciudad del Cabo
Alexandria|EG|Alejandría
Jeddah|SA|Yeda
Riyadh|SA|Riad
Abu Dhabi|AE|Abu Dabi
Sharjah|AE|Sarja
Kuwait City|KW|Kuwait
Marrakesh|MA|Marrakech
Marrakech|MA|Marrakech
Fes|MA|Fez
Fès|MA|Fez
Tangier|MA|Tánger
Tanger|MA|Tánger
Agadir|MA|Agadir
Oran|DZ|Orán
Ho Chi Minh City|VN|Ciudad Ho Chi Minh
Hanoi|VN|Hanói
Kyoto|JP|Kioto
Québec|CA|Quebec
Lisbon|PT|Lisboa
Porto|PT|Oporto
Seville|ES|Sevilla
A Coruña|ES|La Coruña
Donostia / San Sebastián|ES|San Sebastián
Bilbao|ES|Bilbao
Maputo|MZ|Maputo
Abuja|NG|Abuya
Nur-Sultan|KZ|Astaná
Astana|KZ|Astaná
`;

/** English names that travellers know, for the gazetteer's local ones: `gazetteer|country|English`. */
const ENGLISH = `
New York City|US|New York
Genève|CH|Geneva
Göteborg|SE|Gothenburg
Antwerpen|BE|Antwerp
Sankt-Peterburg|RU|Saint Petersburg
Fès|MA|Fes
Tanger|MA|Tangier
Marrakesh|MA|Marrakech
Sevilla|ES|Seville
Donostia / San Sebastián|ES|San Sebastián
Nur-Sultan|KZ|Astana
Nürnberg|DE|Nuremberg
Kraków|PL|Krakow
Québec|CA|Quebec City
`;

const rows = (text: string) => text.trim().split('\n').map((line) => line.split('|'));
const byTownAndCountry = (text: string): ReadonlyMap<string, string> =>
  new Map(rows(text).map(([town = '', country = '', name = '']) => [`${town}|${country}`, name]));

export const cityOfAirport: ReadonlyMap<string, { en: string; es: string }> = new Map(
  rows(BY_AIRPORT).map(([code = '', en = '', es = '']) => [code, { en, es }]),
);
export const spanishTowns = byTownAndCountry(SPANISH);
export const englishTowns = byTownAndCountry(ENGLISH);
