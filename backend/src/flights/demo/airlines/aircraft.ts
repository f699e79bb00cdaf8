/** Seats by cabin: economy, premium economy, business, first. */
export interface Aircraft {
  code: string;
  name: string;
  /** kilometres with passengers and reserves */
  range: number;
  /** km/h */
  cruise: number;
  /** seats of economy when the whole cabin is economy */
  seats: number;
  widebody: boolean;
  /** kilograms of CO2 a kilometre, whole aircraft (order of magnitude of public emission calculators) */
  co2: number;
}

const TYPES = `
DHT|De Havilland Canada DHC-6 Twin Otter|700|270|19|-|3.1
BEH|Beechcraft 1900|1000|500|19|-|2.9
AT4|ATR 42|1100|520|48|-|4.2
AT7|ATR 72|1400|510|70|-|5.2
DH4|De Havilland Canada Dash 8-400|1900|640|76|-|7.0
CR9|Bombardier CRJ900|2600|810|88|-|9.0
E70|Embraer 170|3300|810|72|-|8.4
E75|Embraer 175|3400|810|80|-|8.6
E90|Embraer 190|4200|820|104|-|10.4
295|Embraer E195-E2|4700|830|132|-|10.2
SU9|Sukhoi Superjet 100|3000|800|98|-|9.8
221|Airbus A220-100|5600|830|115|-|8.9
223|Airbus A220-300|6000|830|140|-|9.4
319|Airbus A319|5600|830|144|-|12.0
320|Airbus A320|5500|830|174|-|13.2
32N|Airbus A320neo|6100|830|180|-|11.2
321|Airbus A321|5500|830|206|-|15.0
32Q|Airbus A321neo|7100|830|214|-|12.6
717|Boeing 717|2600|810|117|-|12.0
73G|Boeing 737-700|5500|830|143|-|12.4
738|Boeing 737-800|5400|830|178|-|13.4
739|Boeing 737-900|5200|830|186|-|14.0
7M8|Boeing 737 MAX 8|6300|830|180|-|11.6
7M9|Boeing 737 MAX 9|6200|830|193|-|12.2
752|Boeing 757-200|6800|850|190|-|16.5
763|Boeing 767-300|10200|850|240|W|22.0
332|Airbus A330-200|12600|860|268|W|26.0
333|Airbus A330-300|11000|860|300|W|27.0
339|Airbus A330-900neo|13000|860|300|W|23.5
359|Airbus A350-900|15000|890|330|W|25.0
351|Airbus A350-1000|15800|890|370|W|28.5
788|Boeing 787-8|13300|890|260|W|21.5
789|Boeing 787-9|13900|890|300|W|23.5
781|Boeing 787-10|11600|890|330|W|25.0
772|Boeing 777-200ER|13000|890|320|W|31.0
77W|Boeing 777-300ER|13500|890|380|W|34.0
748|Boeing 747-8|14000|900|410|W|44.0
388|Airbus A380-800|14500|900|560|W|58.0
`;

export const aircraftByCode: ReadonlyMap<string, Aircraft> = new Map(
  TYPES.trim()
    .split('\n')
    .map((line): [string, Aircraft] => {
      const [code = '', name = '', range, cruise, seats, wide, co2] = line.split('|');
      return [
        code,
        {
          code,
          name,
          range: Number(range),
          cruise: Number(cruise),
          seats: Number(seats),
          widebody: wide === 'W',
          co2: Number(co2),
        },
      ];
    }),
);

/** @throws Error for a type that the table does not have: a mistake in an airline's fleet */
export function aircraftOf(code: string): Aircraft {
  const aircraft = aircraftByCode.get(code);
  if (!aircraft) throw new Error(`no aircraft ${code}`);
  return aircraft;
}
