/**
 * What people type for a city beside its names in our languages: `CODE|alias|alias…`. Names of the place itself and of
 * its neighbours' languages, what it was called, how it is shortened, and towns that fly from there.
 */
const ALIASES = `
MEX|cdmx|df|d f|mexico df|mexico|mexico city|mejico df|teotihuacan
NYC|ny|manhattan|new york city|brooklyn
LAX|la|l a|hollywood
WAS|washington dc|washington d c|dc
SFO|san fco|frisco
BUE|bsas|baires|bs as|caba|capital federal
SAO|sampa|san pablo
RIO|rio
SDQ|rep dominicana|santo dgo|sto dgo
STI|santiago rd
BJS|pekin|peking|beiyin
BOM|mumbai|bombay
SGN|saigon|ho chi min
DPS|bali
LED|petersburgo|leningrado|leningrad|saint petersburg|st petersburgo
CUZ|cuzco|machu picchu|machu pichu|qosqo|valle sagrado
PTY|panama
GUA|guatemala|antigua guatemala
CTG|cartagena de indias
PMI|mallorca|palma|majorca|palma de mayorca
FLR|firenze|florenz
VCE|venezia|venedig|venise
TRN|torino
NAP|napoli|amalfi|pompeya|sorrento|capri
MIL|milano|mailand|lago de como
ROM|rom|vaticano|ciudad del vaticano|vatican
GOA|genua
BLQ|bologna
VRN|lago de garda
CAG|sardegna
LON|londra
PAR|paname|disneyland paris|versalles
MUC|munchen|muenchen|monaco di baviera|baviera
CGN|koln|koeln
FRA|francfort|frankfort
NUE|nurnberg|nuernberg
HAM|hamburgo
GVA|genf|geneve|ginevra
ZRH|zuerich|zurigo
EAP|bale
BRN|berne
VIE|wien|vienne
SZG|salzburg
PRG|praha|prag
BUD|budapesta
WAW|warszawa|warschau
KRK|krakau|krakow|auschwitz
GDN|danzig
WRO|breslau
BUH|bucuresti
BEG|beograd
DBV|ragusa
ATH|athen
SKG|tesalonica|salonika
JTR|thira|santorin
HER|creta|crete|heraklion
CFU|kerkyra
IST|constantinopla|constantinople|bizancio|istambul
IZM|smyrna
AYT|riviera turca
NAV|capadocia|cappadocia
BRU|bruxelles|brussel
ANR|amberes|antwerpen|anvers
RTM|la haya|the hague|den haag
CPH|kobenhavn|kopenhagen
GOT|goteborg
REK|islandia
HEL|helsingfors
LIS|lisbonne|lissabon|cascais|sintra
OPO|porto
FAO|algarve
FNC|madeira
PDL|azores
SVQ|sevilla
BIO|bilbo
EAS|donostia|san sebastian
LCG|a coruna|coruna|corunna
SCQ|compostela
ZAZ|saragossa|saragoza
ILD|lerida
GRO|gerona|costa brava
REU|tarragona|salou
ALC|alacant|benidorm
AGP|costa del sol|marbella|torremolinos
LPA|las palmas|las palmas de gran canaria
IBZ|eivissa
MAH|minorca
XRY|jerez|cadiz
GRX|alhambra
MRS|marsella|provenza|provence
NCE|costa azul|cannes|monaco|montecarlo|monte carlo|mentone
BOD|burdeos
TLS|tolosa
SXB|strassburg|alsacia
LIL|lila
EDI|edinburgh
DUB|baile atha cliath
BFS|irlanda del norte
MOW|moskva|moskau
KBP|kiev|kyiv|kiew
IEV|kiev|kyiv|kiew
OSA|kioto|kyoto|nara
PUS|pusan
SHA|shangai
CAN|guangzhou
HKG|hongkong|hong-kong
TPE|taipeh|taiwan
BKK|krung thep
HKT|phuket|pukhet
USM|koh samui
HAN|bahia de halong
REP|angkor|angkor wat
RGN|rangun
DEL|nueva delhi|new delhi
MAA|madras
CCU|calcutta
BLR|bangalore
AGR|taj mahal
KTM|katmandu|nepal
CMB|ceilan|ceylon
JKT|batavia|djakarta
MNL|filipinas
MLE|maldivas|maldives
CAI|piramides|pyramids|kairo
LXR|tebas
HBE|alejandria
RAK|marrakesh|marraquech
TNG|tanger
FEZ|fes
TUN|tunis
ALG|alger|algiers
DXB|dubay
AUH|abu dhabi|abu dabi
RUH|riyadh
JED|jidda|la meca|mecca
TLV|jerusalen|jerusalem|belen|tierra santa|jaffa
AMM|petra
BEY|beyrouth
THR|teheran
CPT|ciudad del cabo|kaapstad
JNB|joburg
DAR|serengueti
JRO|kilimanjaro|serengeti
NBO|masai mara
MSY|nueva orleans|nola
PHL|filadelfia
STL|saint louis
MSP|saint paul
MIA|miami beach|south beach
FLL|fort lauderdale
EYW|cayo hueso|key west
ORL|disney|disney world|disneyworld|kissimmee
LAS|vegas
HNL|waikiki|oahu
OGG|maui
KOA|big island
FLG|gran canon|grand canyon
YQB|quebec
YVR|whistler
CUN|playa del carmen|riviera maya|isla mujeres|can cun
TQO|tulum
SJD|los cabos|cabo san lucas
CJS|ciudad juarez|juarez
MTY|mty
GDL|gdl|tequila
BJX|leon|leon guanajuato|leon gto|leon de los aldama
PVR|vallarta|nuevo vallarta|riviera nayarit
HUX|huatulco
ZIH|ixtapa|zihuatanejo
AGU|aguas calientes
PUJ|bavaro|puntacana
POP|sosua|cabarete
HAV|habana|havana
SJU|puerto rico
AUA|aruba
CUR|curazao|curacao|willemstad
SXM|saint martin|san martin
MBJ|jamaica
NAS|bahamas
TGU|tegus
SAL|salvador
SJO|san jose de costa rica
LIR|guanacaste|tamarindo|papagayo
BOG|bta|santafe de bogota|santa fe de bogota
MDE|rionegro|medallo|guatape
BAQ|b quilla
SMR|tayrona|santa marta
ADZ|san andres isla|san andres islas
PEI|eje cafetero
BGA|bmanga|b manga
CCS|ccs|maiquetia|la guaira
PMV|margarita|isla margarita|isla de margarita
UIO|mitad del mundo
GPS|galapagos
LPB|el alto|tiwanaku
VVI|santa cruz
UYU|salar de uyuni|uyuni
LIM|callao
SCL|stgo|santiago|santiago de chile
IPC|rapa nui|isla de pascua
PMC|puerto varas
PNT|torres del paine
CJC|san pedro de atacama|atacama
COR|cba
BRC|san carlos de bariloche
IGR|iguazu|cataratas|cataratas del iguazu|iguazu falls
USH|fin del mundo
FTE|perito moreno|calafate
MVD|punta del este|colonia del sacramento|mvd
FLN|floripa|florianopolis
SSA|salvador de bahia|bahia
IGU|foz
FEN|fernando de noronha
PPT|tahiti
BOB|bora bora
`;

const byCity: ReadonlyMap<string, readonly string[]> = new Map(
  ALIASES.trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [code = '', ...aliases] = line.split('|');
      return [code, aliases];
    }),
);

/** Cities that people have other words for. */
export const ALIASED_CITIES: readonly string[] = [...byCity.keys()];

/** What people type for a city beside its names. @param code of the city */
export const cityAliases = (code: string): readonly string[] => byCity.get(code) ?? [];
