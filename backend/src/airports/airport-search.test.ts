import { airportSearch } from './airport-search.ts';
import { ALIASED_CITIES } from './aliases.ts';
import { loadAirports } from './catalogue.ts';
import { readingsOf } from './spelled-out.ts';

const catalogue = loadAirports();
const search = airportSearch(catalogue);
const found = (term: string) => search(term).cities.map(({ code }) => code);

/** What people type, by the city or the airport of the city that they mean. */
const TYPED = `
PDX: portland oregon | portland or
PWM: portland maine
BJX: león méxico | león guanajuato | leon mexico
ILD: lérida | lleida
COR: córdoba argentina
SJO: san josé cr | san jose costa rica
SJC: san jose california
SJD: san josé del cabo
SMR: sta marta | santa marta
SFO: s. francisco | s francisco | san fco | sanfrancisco
LED: st. petersburg | st petersburg | san petersburgo | leningrado
STL: st louis | saint louis
SDQ: sto dgo | santo dgo | sto domingo | sto. domingo
SJU: sn juan | san juan pr
SAL: sn salvador
UAQ: san juan argentina
VVI: sta cruz | sta cruz bolivia | sta. cruz de la sierra
SCL: stgo | santiago | santiago de chile
SCQ: santiago de compostela
STI: santiago rd | santiago de los caballeros
SCU: santiago de cuba
NYC: nueva york | new york | nyc | ny | n york | n. york | jfk | newark | nueva yrok | newyork | eeuu | estados unidos
LON: londres | london | londra | londn | heathrow | inglaterra
AMS: ámsterdam | amsterdan | holanda
MUC: múnich | munich | munchen | münchen | muenchen
GVA: ginebra | geneva | genf | genève
BJS: pekín | pekin | beijing | beiyin | peking
IST: estambul | istanbul | istambul | constantinopla
MOW: moscú | moscu | moscow | moskva
FLR: florencia | florence | firenze
VCE: venecia | venice | venezia
MIL: milán | milano
TRN: turín | torino
NAP: nápoles | napoli
GOA: génova | genoa
ROM: roma | rome
PAR: parís | paris
CGN: colonia | koln | köln | cologne
FRA: fráncfort | francfort | frankfurt
HAM: hamburgo
BER: berlín
VIE: viena | wien | vienna
ZRH: zúrich | zurich
BSL: basilea | basel
BRN: berna
BRU: bruselas | brussels | bruxelles
ANR: amberes | antwerp
RTM: la haya | rotterdam
CPH: copenhague | copenhagen | kobenhavn | københavn
STO: estocolmo
GOT: gotemburgo | goteborg
OSL: oslo
HEL: helsinki
WAW: varsovia | warsaw | warszawa
KRK: cracovia | krakow | kraków
PRG: praga | prague | praha
BUD: budapest
BUH: bucarest | bucharest
BEG: belgrado
ATH: atenas | athens
LIS: lisboa | lisbon
OPO: oporto | porto
EDI: edimburgo | escocia
DUB: dublín
BOD: burdeos | bordeaux
MRS: marsella | marseille
NCE: niza | nice
LYS: lyon
TLS: tolosa | toulouse
SXB: estrasburgo
BLQ: bolonia
CAG: cerdeña
TYO: tokio | tokyo
OSA: kioto | kyoto
SEL: seúl | seoul
SHA: shanghái | shanghai
CAN: cantón | guangzhou
HKG: hong kong
TPE: taipéi
SIN: singapur | singapore
BKK: bangkok
SGN: ciudad ho chi minh | saigón
HAN: hanói
DEL: nueva delhi | delhi
BOM: bombay | mumbai
CCU: calcuta | kolkata
MAA: madrás | chennai
BLR: bangalore
JKT: yakarta | jakarta
MNL: manila
SYD: sídney | sydney
MEL: melbourne
CAI: el cairo | cairo
RAK: marrakech | marrakesh
CMN: casablanca
TNG: tánger
TUN: túnez
ALG: argel
DXB: dubái
AUH: abu dabi | abu dhabi
DOH: doha
TLV: tel aviv | jerusalén
AMM: ammán
BEY: beirut
RUH: riad
THR: teherán
JNB: johannesburgo
CPT: ciudad del cabo | cape town
HAV: la habana | havana | habana
PHL: filadelfia | philadelphia
MSY: nueva orleans | new orleans
LAX: los ángeles | los angeles | l.a. | losangeles
WAS: washington dc | washington d.c.
BOS: boston
CHI: chicago il
MIA: miami fl | miami florida | miami | mimai | miammi | miami beach
MCO: orlando fla | disney
CMH: columbus ohio
CSG: columbus ga
SGF: springfield missouri
BHM: birmingham alabama
BHX: birmingham uk | birmingham inglaterra
MAN: manchester inglaterra
MHT: manchester nh
YXU: london ontario
YVR: vancouver bc
YHZ: halifax
YQB: quebec | québec
YMQ: montreal
YTO: toronto canada
HNL: hawai | hawaii
MEX: cdmx | ciudad de mexico | cd de mexico | cd. de méxico | mexico df
CJS: cd juarez | cd. juárez
GDL: guadalajara jalisco
MID: merida yucatan
MTY: mty | monterrey
MRY: monterey california
CUN: cancun | can cun | canccun | playa del carmen | riviera maya
PVR: pto vallarta | pto. vallarta
POP: puerto plata
BOG: bogota | bogotá colombia | bogota dc
MDE: medellin | medelín | rionegro
CLO: cali colombia
CTG: cartagena de indias | cartagena colombia
BAQ: b/quilla | barranquilla
ADZ: san andres isla
BUE: bs as | bs. as. | buenos aires | bueno saires | ezeiza | buenosaires
RIO: rio de janeiro | río
SAO: sampa | são paulo | san pablo
LIM: lima perú
CUZ: cuzco | cusco | machu picchu
UIO: quito
GYE: guayaquil
LPB: la paz bolivia
LAP: la paz mexico
CCS: caracas
PTY: panama | ciudad de panamá
GUA: guatemala
TGU: tegus
SAP: san pedro sula
MGA: managua
ASU: asunción
MVD: montevideo
PMI: mallorca | palma | palma de mayorca
IBZ: ibiza | eivissa
TCI: tenerife
LPA: las palmas | gran canaria
SVQ: sevilla | seville
BIO: bilbao
EAS: donostia | san sebastian
LCG: la coruña | a coruña
ZAZ: zaragoza | saragossa
GRO: gerona | girona
BCN: barcelona | bcn | barcelna
BLA: barcelona venezuela
MAD: mad | barajas | madird
PUJ: punta cana | puntacana
AJA: córcega
CWL: gales
IPC: isla de pascua | rapa nui
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [code = '', terms = ''] = line.split(': ');
    return terms.split(' | ').map((term): [string, string] => [term, code]);
  });

describe('searching airports', () => {
  test('three hundred and more ways to type a place lead to it first', () => {
    const cityOf = (code: string) => (catalogue.cities.has(code) ? code : catalogue.airport(code)?.city.code);
    const lost = TYPED.filter(([term, code]) => found(term)[0] !== cityOf(code));
    expect(lost).toEqual([]);
    expect(TYPED.length).toBeGreaterThan(300);
  });

  test.each([
    ['nueva yrok', 'NYC'],
    ['portlnd oregon', 'PDX'],
    ['mimai', 'MIA'],
    ['Barcelna', 'BCN'],
    ['sanfrancisco', 'SFO'],
  ])('%s is mended, and says so', (term, city) => {
    expect([search(term).isMended, found(term)[0]]).toEqual([true, city]);
  });

  test('a city with its region or its country is that one of its name', () => {
    expect(found('portland')[0]).toBe('PDX');
    expect(found('portland maine')).toEqual(['PWM']);
    expect(found('San José, CR')).toEqual(['SJO']);
  });

  test('a shortened word is read in full, and what is typed of a single one is its beginning', () => {
    expect(found('S. Francisco')[0]).toBe('SFO');
    expect(found('stu')[0]).toBe('STR');
    expect([search('Sta. Marta').isMended, found('Sta. Marta')[0]]).toEqual([false, 'SMR']);
  });

  test('a small field beside a city of its name is found by its code alone', () => {
    for (const [name, city, field] of [
      ['Nueva York', 'NYC', 'JRA'],
      ['Boston', 'BOS', 'BED'],
      ['Singapur', 'SIN', 'XSP'],
      ['Seattle', 'SEA', 'BFI'],
    ] as const) {
      expect(found(name)[0]).toBe(city);
      expect(found(name)).not.toContain(field);
      expect(found(field)[0]).toBe(field);
    }
    expect(found('San José').slice(0, 2)).toEqual(expect.arrayContaining(['SJO', 'SJC']));
  });

  test('that an airport is meant may be said', () => {
    expect(found('Aeropuerto de Madrid')[0]).toBe('MAD');
    expect(found('aeropuerto internacional El Dorado')[0]).toBe('BOG');
    expect(found('Miami International Airport')[0]).toBe('MIA');
    expect(found('D.F.')[0]).toBe('MEX');
  });

  test('of a long term each word is read as it is written, however many could be shortened', () => {
    expect(readingsOf('s cruz')).toContain('santa cruz');
    expect(readingsOf('s cruz de la s sierra s s')).toEqual(['s cruz de la s sierra s s']);
    expect(readingsOf('s s s s s s').length).toBeLessThan(20);
  });

  test('a country or a region lists its biggest cities', () => {
    expect(found('colombia').slice(0, 2)).toEqual(['BOG', 'MDE']);
    expect(found('florida').slice(0, 2)).toEqual(['ORL', 'MIA']);
    expect(found('catar')[0]).toBe('DOH');
    expect(found('cuba')[0]).toBe('HAV');
    expect(found('sicilia').slice(0, 2)).toEqual(['CTA', 'PMO']);
  });

  test('ten cities at most; a code first, then the busier', () => {
    const cities = found('san');
    expect(cities).toHaveLength(10);
    expect(cities[0]).toBe('SAN');
    expect(cities.indexOf('SFO')).toBeLessThan(cities.indexOf('SJC'));
  });

  test('nothing for a blank term, signs or a word that nothing resembles', () => {
    for (const term of ['   ', '¿?%', 'zzzzqqqq', 'zzzz qqqq oregon']) {
      expect(search(term)).toEqual({ cities: [], isMended: false });
    }
  });

  test('a short wrong code is not mended into another', () => {
    expect(found('BQZ')).toEqual([]);
  });

  test('other words are of cities that are there', () => {
    expect(ALIASED_CITIES.filter((code) => !catalogue.cities.has(code))).toEqual([]);
  });
});
