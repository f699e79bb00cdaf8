import type { SeaMapProps } from '../index.ts';

/** A voyage of eight days, as the inventory tells it. */
export const SOUTHERN_CARIBBEAN: Pick<SeaMapProps, 'days' | 'ports' | 'ways'> = {
  days: ['COCTG', null, 'AWORJ', 'CWWIL', 'BQKRA', null, 'PAONX', 'COCTG'],
  ports: [
    {
      code: 'COCTG',
      name: 'Cartagena',
      lat: 10.405,
      lon: -75.545,
    },
    {
      code: 'AWORJ',
      name: 'Aruba, Oranjestad',
      lat: 12.52,
      lon: -70.048,
    },
    {
      code: 'CWWIL',
      name: 'Curazao, Willemstad',
      lat: 12.102,
      lon: -68.945,
    },
    {
      code: 'BQKRA',
      name: 'Bonaire, Kralendijk',
      lat: 12.148,
      lon: -68.282,
    },
    {
      code: 'PAONX',
      name: 'Colón',
      lat: 9.362,
      lon: -79.91,
    },
  ],
  ways: [
    {
      from: 'COCTG',
      to: 'AWORJ',
      line: [
        -75.545, 10.405, -75.555, 10.402, -75.562, 10.395, -75.575, 10.395, -75.582, 10.402, -75.541, 10.564,
        -73.335, 12.52, -70.05, 12.52, -70.048, 12.52,
      ],
    },
    {
      from: 'AWORJ',
      to: 'CWWIL',
      line: [
        -70.048, 12.52, -70.048, 12.522, -69.937, 12.426, -69.921, 12.416, -68.946, 12.102, -68.945, 12.102,
      ],
    },
    {
      from: 'CWWIL',
      to: 'BQKRA',
      line: [
        -68.945, 12.102, -68.947, 12.1, -68.913, 12.091, -68.841, 12.047, -68.812, 12.038, -68.763, 12.038,
        -68.744, 12.042, -68.286, 12.149, -68.282, 12.148,
      ],
    },
    {
      from: 'BQKRA',
      to: 'PAONX',
      line: [
        -68.282, 12.148, -68.289, 12.145, -68.407, 12.229, -69.205, 12.406, -69.91, 12.406, -69.919, 12.414,
        -69.927, 12.414, -71.784, 12.481, -79.697, 9.592, -79.907, 9.382, -79.907, 9.365, -79.91, 9.362,
      ],
    },
    {
      from: 'PAONX',
      to: 'COCTG',
      line: [
        -79.91, 9.362, -79.908, 9.364, -79.878, 9.407, -78.712, 10.396, -75.549, 10.396, -75.545, 10.405,
      ],
    },
  ],
};
