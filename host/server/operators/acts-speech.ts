import type { Language } from '@alisio/shared-contracts/languages';
import type { Act } from './acts.ts';

/** Why an act was not done. */
export const ACT_FAULTS = [
  'origin',
  'token',
  'moved',
  'done',
  'broken',
  'gone',
  'why',
  'key',
  'store',
] as const;
export type ActFault = (typeof ACT_FAULTS)[number];

interface ActWords {
  /** on the button of a card */
  button: string;
  /** of the page that asks, before the name */
  title: string;
  /** what everybody gets then; `{version}` and `{name}` are put in */
  after: string;
}

export interface ActsSpeech {
  acts: Record<Act, ActWords>;
  /** names a group of them; before a name */
  about: string;
  onlyLook: string;
  /** on the button of a card without a version before the live one */
  anotherVersion: string;
  /** before versions to choose from */
  otherVersions: string;
  /** before a time */
  wentLive: string;
  /** of a version */
  endUnknown: string;
  /** after what everybody gets, of a name that is switched off */
  onAgain: string;
  /** in place of what everybody gets then */
  staysOff: string;
  /** before what somebody wrote */
  written: string;
  /** before moves of others */
  meanwhile: string;
  back: string;
  keyMayNothing: string;
  now: string;
  afterwards: string;
  why: string;
  whyHint: string;
  /** before a number */
  decidedOn: string;
  /** before a name */
  signedBy: string;
  signedHint: string;
  cancel: string;
  /** before a number */
  done: string;
  faults: Record<ActFault, string>;
}

export const actsSpeech: Record<Language, ActsSpeech> = {
  es: {
    acts: {
      rollback: {
        button: 'Volver atrás…',
        title: 'Volver atrás con',
        after: '{version} para todos, también para quien está pagando.',
      },
      withdraw: {
        button: 'Retirar la candidata…',
        title: 'Retirar la candidata de',
        after: '{version} para todos; nadie recibe la candidata.',
      },
      promote: {
        button: 'Promover…',
        title: 'Promover la candidata de',
        after: '{version} para todos. Quien está pagando conserva la de antes.',
      },
      disable: {
        button: 'Apagar…',
        title: 'Apagar',
        after: 'Nadie recibe {name}: sus páginas dicen que esta parte está en pausa.',
      },
      enable: {
        button: 'Encender…',
        title: 'Encender',
        after: '{version} otra vez, como antes de apagarlo.',
      },
    },
    about: 'Qué hacer con',
    anotherVersion: 'Otra versión…',
    otherVersions: 'O a otra que estuvo en vivo:',
    wentLive: 'Entró en vivo:',
    endUnknown: 'Ya no consta si se revirtió.',
    onAgain: 'Deja de estar apagado.',
    staysOff: 'Sigue apagado, y nadie recibe la candidata.',
    written: 'Lo que escribiste',
    meanwhile: 'Entretanto',
    back: 'Ver qué está en vivo',
    onlyLook:
      'Esta página solo muestra: este servidor no tiene una clave con la que firmar (OPERATOR_SIGNING_KEY_FILE). Los comandos sirven igual.',
    keyMayNothing:
      'La clave de este servidor no puede mover nada ahora: la raíz no le dio permiso, o ya venció.',
    now: 'Ahora',
    afterwards: 'Después',
    why: 'Por qué',
    whyHint: 'De 3 a 300 letras. Queda en el historial, a la vista de todos los equipos.',
    decidedOn: 'Decidido sobre la revisión',
    signedBy: 'Firma',
    signedHint: 'El dueño de la clave, si tiene uno, y el nombre con el que entraste a esta página.',
    cancel: 'No hacer nada',
    done: 'Hecho: revisión',
    faults: {
      origin: 'Esto no vino de esta página, y no se hizo nada.',
      token: 'La confirmación venció o no es de esta página. Mira otra vez y confirma.',
      moved: 'Entretanto esto se movió, y ahora no se hizo nada. Mira qué hay y decide otra vez.',
      done: 'Eso ya está hecho, y ahora no se hizo nada más.',
      broken:
        'El registro está dañado, y desde aquí nada se mueve: npm run releases dice qué falta, y --over sigue sin eso.',
      gone: 'Eso ya no se puede hacer: mira qué está en vivo.',
      why: 'Falta decir por qué: de 3 a 300 letras.',
      key: 'La clave de este servidor no puede hacer eso, y no se hizo nada.',
      store:
        'No se pudo guardar el cambio, y no se sabe si quedó hecho. Mira el historial antes de repetirlo.',
    },
  },
  en: {
    acts: {
      rollback: {
        button: 'Roll back…',
        title: 'Roll back',
        after: '{version} for everybody, those who are paying too.',
      },
      withdraw: {
        button: 'Take back the candidate…',
        title: 'Take back the candidate of',
        after: '{version} for everybody; nobody gets the candidate.',
      },
      promote: {
        button: 'Promote…',
        title: 'Promote the candidate of',
        after: '{version} for everybody. Anyone who is paying keeps the one before.',
      },
      disable: {
        button: 'Switch off…',
        title: 'Switch off',
        after: 'Nobody gets {name}: its pages say that this part is paused.',
      },
      enable: {
        button: 'Switch on…',
        title: 'Switch on',
        after: '{version} again, as before it was switched off.',
      },
    },
    about: 'What to do about',
    anotherVersion: 'Another version…',
    otherVersions: 'Or to another that was live:',
    wentLive: 'Went live:',
    endUnknown: 'Whether it was taken back is not told any more.',
    onAgain: 'It is switched on again by that.',
    staysOff: 'It stays off, and nobody gets the candidate.',
    written: 'What you wrote',
    meanwhile: 'In the meantime',
    back: 'See what is live',
    onlyLook:
      'This page only shows: this server has no key to sign with (OPERATOR_SIGNING_KEY_FILE). The commands work all the same.',
    keyMayNothing:
      'This server’s key may move nothing now: the root has not granted it, or its time is over.',
    now: 'Now',
    afterwards: 'Then',
    why: 'Why',
    whyHint: '3 to 300 letters. It stands in the history, for every team to see.',
    decidedOn: 'Decided on revision',
    signedBy: 'Signed by',
    signedHint: 'The owner of the key, where it has one, and the name that you came to this page with.',
    cancel: 'Do nothing',
    done: 'Done: revision',
    faults: {
      origin: 'This did not come from this page, and nothing was done.',
      token: 'The confirmation is over, or not of this page. Look again and confirm.',
      moved:
        'This was moved in the meantime, and nothing was done now. Look at what is there, then decide again.',
      done: 'That is done already, and nothing more was done now.',
      broken:
        'The registry is broken, and nothing moves from here: npm run releases tells what is missing, and --over goes on without it.',
      gone: 'That cannot be done any more: look at what is live.',
      why: 'A reason is missing: 3 to 300 letters.',
      key: 'This server’s key may not do that, and nothing was done.',
      store:
        'The change could not be stored, and nobody knows whether it was made. Look at the history before you repeat it.',
    },
  },
};
