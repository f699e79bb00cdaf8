import { distanceKm } from '@alisio/shared-contracts/rules';
import type { Airport, AirportCatalogue } from '../../../airports/index.ts';
import { type Airline, airlines } from '../airlines/index.ts';

/** Routes that no rule of traffic and distance would find: islands, ends of the world, long thin lines. `airline from to weekly` */
const ROUTES = `
LA SCL IPC 6
LA SCL SYD 4
LA SCL AKL 3
LA BOG LET 10
LA LIM IQT 28
LA GRU JNB 4
LA SCL MAD 10
LA LIM MAD 7
LA GRU MAD 7
LA GRU CDG 7
LA GRU LHR 7
LA LIM CUZ 70
LA SCL PUQ 28
LA GYE GPS 14
AV BOG LET 10
AV BOG MAD 21
AV BOG LHR 7
AV BOG BCN 7
AV GYE GPS 14
AV GYE SCY 5
AV UIO GPS 14
AV MDE MAD 5
IB MAD BOG 21
IB MAD EZE 21
IB MAD MEX 21
IB MAD LIM 14
IB MAD SCL 10
IB MAD UIO 7
IB MAD HAV 5
IB MAD SDQ 10
IB MAD SJU 7
IB MAD MVD 7
IB MAD GUA 7
IB MAD SJO 7
IB MAD PTY 7
IB MAD SAL 5
IB MAD CCS 5
IB MAD GRU 12
IB MAD GIG 7
UX MAD BOG 7
UX MAD MDE 5
UX MAD ASU 5
UX MAD EZE 7
UX MAD LIM 7
UX MAD MVD 5
UX MAD VVI 5
UX MAD UIO 5
UX MAD GYE 3
UX MAD HAV 5
UX MAD PUJ 5
UX MAD SDQ 5
UX MAD CUN 5
AR AEP USH 28
AR EZE USH 7
AR AEP FTE 28
AR AEP BRC 42
AR AEP IGR 35
AR AEP MDZ 42
AR EZE MAD 10
AR EZE FCO 5
AR EZE MIA 10
AR EZE CUN 5
OB LPB CBB 28
OB LPB VVI 35
OB VVI MAD 4
OB VVI MIA 4
QR DOH GRU 14
QR DOH BOG 2
EK DXB GRU 7
EK DXB EZE 5
EK DXB BOG 7
EK DXB MEX 7
TK IST BOG 7
TK IST PTY 7
TK IST MEX 7
TK IST CUN 4
TK IST GRU 9
TK IST EZE 7
TK IST HAV 4
TK IST CCS 3
TK IST SCL 4
AF CDG BOG 10
AF CDG PTY 5
AF CDG SJO 5
AF CDG LIM 5
AF CDG SCL 7
AF CDG EZE 10
AF CDG UIO 3
AF CDG HAV 4
AF CDG PPT 3
AF ORY PTP 14
AF ORY FDF 14
AF ORY CAY 7
AF ORY RUN 10
KL AMS BOG 7
KL AMS UIO 6
KL AMS LIM 7
KL AMS EZE 7
KL AMS SCL 7
KL AMS PTY 6
KL AMS CUR 10
KL AMS AUA 7
KL AMS PBM 5
LH FRA BOG 7
LH FRA EZE 7
LH FRA MEX 7
LH FRA SCL 5
BA LHR BOG 5
BA LHR EZE 7
BA LHR SCL 4
BA LHR SJO 4
BA LHR BDA 7
BA LHR SEZ 2
TP LIS FNC 35
TP LIS PDL 21
ET ADD GRU 7
ET ADD SEZ 5
AT CMN GRU 4
SA JNB GRU 4
QF SYD SCL 4
QF SYD JNB 6
QF PER LHR 7
QF SYD DFW 7
NZ AKL EZE 3
NZ AKL PPT 4
NZ AKL RAR 10
NZ AKL APW 5
NZ AKL TBU 5
NZ AKL JFK 3
SQ SIN JFK 7
SQ SIN EWR 7
EK DXB SEZ 14
QR DOH SEZ 14
EK DXB MRU 14
UA GUM SPN 14
UA GUM ROR 7
UA GUM YAP 2
UA GUM TKK 3
UA GUM PNI 3
UA GUM KSA 2
UA GUM NRT 21
UA GUM MNL 10
UA HNL GUM 7
UA HNL MAJ 3
TN PPT LAX 7
TN PPT AKL 3
UA SFO PPT 3
AA MIA BOG 28
BA LHR JFK 56
FJ NAN TRW 2
FJ NAN CXI 1
AS SEA ANC 70
AS ANC BET 21
AS ANC OME 14
AS ANC OTZ 14
AS ANC BRW 14
AS ANC JNU 21
AS ANC KTN 14
AS ANC SIT 14
FI KEF AEY 7
SK CPH FAE 14
SK CPH SFJ 5
AC YHZ YYT 28
LA SCL MPN 1
TP LIS RAI 5
TP LIS SID 5
TP LIS TMS 3
DY OSL LYR 7
SK OSL LYR 7
`;

export interface Pair {
  airline: Airline;
  hub: Airport;
  other: Airport;
  km: number;
  weekly: number;
}

/** @throws Error for an airline or airport that the tables do not have */
export function knownPairs(catalogue: AirportCatalogue): Pair[] {
  return ROUTES.trim()
    .split('\n')
    .map((line) => {
      const [carrier, from = '', to = '', weekly] = line.split(' ');
      const airline = airlines.find(({ code }) => code === carrier);
      const [hub, other] = [catalogue.airport(from), catalogue.airport(to)];
      if (!airline || !hub || !other) throw new Error(`no such route: ${line}`);
      return { airline, hub, other, km: Math.round(distanceKm(hub, other)), weekly: Number(weekly) };
    });
}
