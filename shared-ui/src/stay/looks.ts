import { HOURS, type Hour, type HourColors } from './hours.ts';
import { OTHER_LOOKS } from './look-of.ts';

/** What differs from look to look of one view: walls, roof, doors, and what lies on beds. */
type Role = 'wall' | 'wallS' | 'roof' | 'roofS' | 'door' | 'cloth' | 'clothS' | 'stripe' | 'inner' | 'innerS';

/** Its name inside a file. */
const CLASSES: Readonly<Record<Role, string>> = {
  wall: 'w',
  wallS: 'x',
  roof: 'r',
  roofS: 's',
  door: 'd',
  cloth: 'c',
  clothS: 'e',
  stripe: 't',
  inner: 'i',
  innerS: 'j',
};

/** The looks beside the first one, by day: plaster of rose, of sage and of straw. */
const BY_DAY: readonly Readonly<Record<Role, string>>[] = [
  {
    wall: '#F8DACB',
    wallS: '#DDB3A2',
    roof: '#8A5A44',
    roofS: '#684233',
    door: '#7A3B46',
    cloth: '#7FB6B4',
    clothS: '#5A979A',
    stripe: '#F2A65A',
    inner: '#F1E1DA',
    innerS: '#D7BEB3',
  },
  {
    wall: '#E4EDDF',
    wallS: '#BCCDB8',
    roof: '#B5503F',
    roofS: '#8C3A33',
    door: '#2F5D8A',
    cloth: '#E58A74',
    clothS: '#C66A57',
    stripe: '#2C7C84',
    inner: '#DFE9E2',
    innerS: '#BCCFC4',
  },
  {
    wall: '#F9E4A4',
    wallS: '#DFC069',
    roof: '#5F7F86',
    roofS: '#466269',
    door: '#3D6B4A',
    cloth: '#A3BA72',
    clothS: '#83A056',
    stripe: '#C65B6B',
    inner: '#F6DDB5',
    innerS: '#DDBB84',
  },
];

/** How far a colour goes from the first look's to another's at an hour: lamps and the moon even them out. */
const STRENGTH: Readonly<Record<Hour, number>> = { day: 1, dusk: 0.8, night: 0.7 };

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** What lies on beds has other colours at each hour: half of them, half of the look's. */
const CLOTHS: readonly Role[] = ['cloth', 'clothS', 'stripe'];

/** A role's colour in another look at an hour: as far from the hour's own as by day. */
function colorOf(look: Readonly<Record<Role, string>>, role: Role, hour: Hour): string {
  const [day, now, to] = [HOURS.day[role], HOURS[hour][role], look[role]].map(channels);
  const isMixed = hour !== 'day' && CLOTHS.includes(role);
  const mixed = (now ?? []).map((value, at) =>
    isMixed
      ? Math.round((value + (to?.[at] ?? 0)) / 2)
      : Math.min(255, Math.max(0, Math.round(value + ((to?.[at] ?? 0) - (day?.[at] ?? 0)) * STRENGTH[hour]))),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const isRole = (name: string): name is Role => name in CLASSES;

/** Roles whose colour is that of nothing else at an hour: a lit pane is no door. */
const rolesAt = (colors: HourColors): Role[] =>
  Object.keys(CLASSES)
    .filter(isRole)
    .filter((role) => Object.values(colors).filter((color) => color === colors[role]).length === 1);

/**
 * A drawing that has all looks: an address with a look's name shows that one, any other the first. One file serves all, and
 * a browser that chooses nothing by it has the first.
 */
export function withLooks(body: string, hour: Hour): string {
  const colors = HOURS[hour];
  const used = rolesAt(colors).filter((role) => body.includes(` fill="${colors[role]}"`));
  const named = used.reduce(
    (drawn, role) => drawn.replaceAll(` fill="${colors[role]}"`, ` class="${CLASSES[role]}"`),
    body,
  );
  const rules = used.map((role) => `.${CLASSES[role]}{fill:${colors[role]}}`);
  const others = OTHER_LOOKS.flatMap((target, at) => {
    const look = BY_DAY[at];
    return look
      ? used.map((role) => `#${target}:target .${CLASSES[role]}{fill:${colorOf(look, role, hour)}}`)
      : [];
  });
  const [open, close] = [OTHER_LOOKS.map((target) => `<g id="${target}">`), OTHER_LOOKS.map(() => '</g>')];
  return `<style>${rules.join('')}${others.join('')}</style>${open.join('')}${named}${close.join('')}`;
}
