/**
 * IATA metropolitan areas, and cities that share one name, with their airports. A code that is also an
 * airport's (IST, BKK, MEX) means that airport in a search; the group still lists all of them.
 * `CODE|country|English|Spanish|airports`.
 */
const GROUPS = `
NYC|US|New York|Nueva York|JFK EWR LGA
LON|GB|London|Londres|LHR LGW STN LTN LCY SEN
PAR|FR|Paris|París|CDG ORY BVA
BUE|AR|Buenos Aires|Buenos Aires|EZE AEP
SAO|BR|São Paulo|São Paulo|GRU CGH VCP
RIO|BR|Rio de Janeiro|Río de Janeiro|GIG SDU
BHZ|BR|Belo Horizonte|Belo Horizonte|CNF PLU
MIL|IT|Milan|Milán|MXP LIN BGY
ROM|IT|Rome|Roma|FCO CIA
TYO|JP|Tokyo|Tokio|HND NRT
OSA|JP|Osaka|Osaka|KIX ITM UKB
SPK|JP|Sapporo|Sapporo|CTS OKD
MOW|RU|Moscow|Moscú|SVO DME VKO ZIA
STO|SE|Stockholm|Estocolmo|ARN BMA NYO VST
CHI|US|Chicago|Chicago|ORD MDW
WAS|US|Washington|Washington|IAD DCA
QHO|US|Houston|Houston|IAH HOU
QDF|US|Dallas|Dallas|DFW DAL
DTT|US|Detroit|Detroit|DTW
YTO|CA|Toronto|Toronto|YYZ YTZ
YMQ|CA|Montreal|Montreal|YUL YHU
YEA|CA|Edmonton|Edmonton|YEG
BJS|CN|Beijing|Pekín|PEK PKX
SIA|CN|Xi'an|Xi'an|XIY
SEL|KR|Seoul|Seúl|ICN GMP
JKT|ID|Jakarta|Yakarta|CGK HLP
BUH|RO|Bucharest|Bucarest|OTP BBU
REK|IS|Reykjavik|Reikiavik|KEF RKV
TCI|ES|Tenerife|Tenerife|TFS TFN
CAS|MA|Casablanca|Casablanca|CMN
ANK|TR|Ankara|Ankara|ESB
IZM|TR|Izmir|Esmirna|ADB
BAK|AZ|Baku|Bakú|GYD
DKR|SN|Dakar|Dakar|DSS
EAP|CH|Basel|Basilea|BSL MLH
IST|TR|Istanbul|Estambul|IST SAW
BKK|TH|Bangkok|Bangkok|BKK DMK
DXB|AE|Dubai|Dubái|DXB DWC
SHA|CN|Shanghai|Shanghái|PVG SHA
CTU|CN|Chengdu|Chengdu|TFU CTU
TPE|TW|Taipei|Taipéi|TPE TSA
KUL|MY|Kuala Lumpur|Kuala Lumpur|KUL SZB
MEX|MX|Mexico City|Ciudad de México|MEX NLU TLC
PTY|PA|Panama City|Ciudad de Panamá|PTY BLB
MDE|CO|Medellín|Medellín|MDE EOH
SDQ|DO|Santo Domingo|Santo Domingo|SDQ JBQ
SJO|CR|San José|San José|SJO SYQ
TGU|HN|Tegucigalpa|Tegucigalpa|TGU XPL
THR|IR|Tehran|Teherán|IKA THR
JNB|ZA|Johannesburg|Johannesburgo|JNB HLA
NBO|KE|Nairobi|Nairobi|NBO WIL
OSL|NO|Oslo|Oslo|OSL TRF
BRU|BE|Brussels|Bruselas|BRU CRL
BFS|GB|Belfast|Belfast|BFS BHD
GLA|GB|Glasgow|Glasgow|GLA PIK
BCN|ES|Barcelona|Barcelona|BCN
VCE|IT|Venice|Venecia|VCE TSF
WAW|PL|Warsaw|Varsovia|WAW WMI
GOI|IN|Goa|Goa|GOI GOX
MEL|AU|Melbourne|Melbourne|MEL AVV
ORL|US|Orlando|Orlando|MCO SFB
AMS|NL|Amsterdam|Ámsterdam|AMS
FRA|DE|Frankfurt|Fráncfort|FRA HHN
`;

export interface CityGroup {
  code: string;
  country: string;
  en: string;
  es: string;
  airports: string[];
}

export const cityGroups: CityGroup[] = GROUPS.trim()
  .split('\n')
  .map((line) => {
    const [code = '', country = '', en = '', es = '', airports = ''] = line.split('|');
    return { code, country, en, es, airports: airports.split(' ') };
  });
