import type { Change } from '@alisio/platform/sdk/registry';
import type { UnbookedCharges } from '@alisio/shared-contracts/endpoints';
import type { Language } from '@alisio/shared-contracts/languages';
import type { SaleStep } from '@alisio/shared-contracts/reports';
import type { ShownVital } from './figures.ts';
import type { Role } from './site-state.ts';

export interface Speech {
  home: string;
  title: string;
  updated: string;
  pause: string;
  resume: string;
  good: string;
  noCounts: string;
  noCharges: string;
  noSite: string;
  /** before a command */
  rollBack: string;
  /** before the command that lists them */
  listVersions: string;
  /** before candidates */
  onTheWay: string;
  switchOn: string;
  nothingBefore: string;
  off: string;
  /** before a time */
  resting: string;
  /** before a number of networks */
  toldBy: string;
  problemsPer100: string;
  noViews: string;
  against: string;
  roles: Record<Role, string>;
  rows: { since: string; views: string; errors: string; loadFailures: string; rate: string };
  sold: string;
  /** before a number */
  sales: Record<SaleStep, string>;
  vitals: Record<ShownVital, string>;
  version: string;
  figuresOf: string;
  others: string;
  problems: string;
  newest: string;
  noProblems: string;
  /** after a number */
  network: string;
  networks: string;
  /** before a number */
  unbooked: string;
  /** before a list of them */
  supplierReferences: string;
  unbookedAs: Record<UnbookedCharges['charges'][number]['status'], string>;
  suppliers: {
    title: string;
    since: string;
    /** name, state, answered, failed, late, time of one */
    columns: readonly string[];
    well: string;
    ill: string;
  };
  history: string;
  change: Record<Change['kind'], string>;
  /** between a name and a version */
  backTo: string;
  revision: string;
  by: string;
  legend: string;
}

/** The page must be there when the shell and its texts are not, so these are its own. */
export const speech: Record<Language, Speech> = {
  es: {
    home: 'Alisio, inicio',
    title: 'Operación',
    updated: 'Últimas 24 horas, hasta el',
    pause: 'Dejar de actualizar',
    resume: 'Actualizar cada 30 s',
    good: 'Nada fuera de lo normal en las últimas 24 horas',
    noCounts:
      'Sin conteos: la API no responde, o tiene otra clave de operación. Lo publicado y su historial están al día.',
    noCharges:
      'No se puede leer qué cobros están sin reserva: la API no responde, o su respuesta no se entiende. Puede haber alguno.',
    noSite: 'No hay nada publicado que se pueda leer y verificar.',
    rollBack: 'Para volver atrás:',
    listVersions: 'No hay una justo antes. Las que estuvieron en vivo, y cuáles se revirtieron:',
    onTheWay: 'En camino:',
    switchOn: 'Para encenderlo:',
    nothingBefore: 'No hay una versión anterior a la que volver.',
    off: 'Apagado',
    resting: 'sus páginas fallan al dibujarse aquí, y las dibuja cada navegador desde',
    toldBy: 'lo reportan',
    problemsPer100: 'problemas por cada 100 vistas',
    noViews: 'problemas, y ninguna vista',
    against: 'contra',
    roles: { candidate: 'Candidata', live: 'En vivo', previous: 'Anterior' },
    rows: {
      since: 'Desde',
      views: 'Vistas',
      errors: 'Errores',
      loadFailures: 'No cargó',
      rate: 'Por 100 vistas',
    },
    sold: 'Ventas por versión',
    sales: {
      searched: 'búsquedas',
      selected: 'elegidas',
      booked: 'reservas',
      'payment-failed': 'pagos fallidos',
    },
    vitals: { LCP: 'LCP p75', INP: 'INP p75', CLS: 'CLS p75' },
    version: 'Versión',
    figuresOf: 'Conteos por versión de',
    others: 'Otras versiones con problemas:',
    problems: 'problemas',
    newest: 'Problemas más extendidos',
    network: 'red',
    networks: 'redes',
    noProblems: 'Nadie ha reportado un problema en las últimas 24 horas.',
    unbooked: 'Cobros sin reserva',
    supplierReferences: 'Referencias para los proveedores',
    unbookedAs: {
      charged: 'Cobrado; se sigue intentando reservar',
      refunding: 'La devolución está en camino',
      cancelling: 'Devuelto; el proveedor aún no cancela',
      uncancelled: 'Devuelto; una persona tiene que cancelar con el proveedor',
    },
    suppliers: {
      title: 'Proveedores de vuelos',
      since: 'Preguntas desde que arrancó la API que respondió.',
      columns: ['Proveedor', 'Estado', 'Respondió', 'Falló', 'Tarde', 'Promedio'],
      well: 'Responde',
      ill: 'Falta a menudo',
    },
    history: 'Historial',
    change: {
      released: 'Publicado para todos',
      'rolled-out': 'Para una parte de las visitas',
      promoted: 'Promovido a todos',
      'rolled-back': 'Revertido',
      disabled: 'Apagado',
      enabled: 'Encendido',
      removed: 'Retirado',
    },
    backTo: 'de vuelta a',
    revision: 'Revisión',
    by: 'por',
    legend:
      '▲ Peor de lo aceptable: LCP de más de 4 s, INP de más de 500 ms, CLS de más de 0,25, o el doble de redes con problemas que en la versión de al lado. Entre paréntesis, los que dieron el paso de quienes llegaron a él. Horas en UTC.',
  },
  en: {
    home: 'Alisio, home',
    title: 'Operations',
    updated: 'Last 24 hours, up to',
    pause: 'Stop refreshing',
    resume: 'Refresh every 30 s',
    good: 'Nothing unusual in the last 24 hours',
    noCounts:
      'No counts: the API does not answer, or has another operators’ key. What is released and its history are up to date.',
    noCharges:
      'The charges without a booking cannot be read: the API does not answer, or its answer makes no sense. There may be some.',
    noSite: 'There is nothing released that can be read and verified.',
    rollBack: 'To go back:',
    listVersions: 'There is none right before it. Those that were live, and which were taken back:',
    onTheWay: 'On its way:',
    switchOn: 'To switch it on:',
    nothingBefore: 'There is no version before it to go back to.',
    off: 'Switched off',
    resting: 'drawing its pages here fails, and browsers do it since',
    toldBy: 'reported by',
    problemsPer100: 'problems per 100 views',
    noViews: 'problems, and no view',
    against: 'against',
    roles: { candidate: 'Candidate', live: 'Live', previous: 'Previous' },
    rows: {
      since: 'Since',
      views: 'Views',
      errors: 'Errors',
      loadFailures: 'Not loaded',
      rate: 'Per 100 views',
    },
    sold: 'Sales by version',
    sales: {
      searched: 'searches',
      selected: 'selected',
      booked: 'bookings',
      'payment-failed': 'failed payments',
    },
    vitals: { LCP: 'LCP p75', INP: 'INP p75', CLS: 'CLS p75' },
    version: 'Version',
    figuresOf: 'Counts by version of',
    others: 'Other versions with problems:',
    problems: 'problems',
    newest: 'Most widespread problems',
    network: 'network',
    networks: 'networks',
    noProblems: 'Nobody has reported a problem in the last 24 hours.',
    unbooked: 'Charges without a booking',
    supplierReferences: 'References for the suppliers',
    unbookedAs: {
      charged: 'Charged; still trying to book',
      refunding: 'The refund is on its way',
      cancelling: 'Refunded; the supplier has not canceled yet',
      uncancelled: 'Refunded; a person has to cancel with the supplier',
    },
    suppliers: {
      title: 'Suppliers of flights',
      since: 'Questions since the API that answered was started.',
      columns: ['Supplier', 'State', 'Answered', 'Failed', 'Late', 'Average'],
      well: 'Answers',
      ill: 'Often missing',
    },
    history: 'History',
    change: {
      released: 'Released to everybody',
      'rolled-out': 'For a share of visitors',
      promoted: 'Promoted to everybody',
      'rolled-back': 'Rolled back',
      disabled: 'Switched off',
      enabled: 'Switched on',
      removed: 'Removed',
    },
    backTo: 'back to',
    revision: 'Revision',
    by: 'by',
    legend:
      '▲ Worse than acceptable: LCP above 4 s, INP above 500 ms, CLS above 0.25, or twice as many networks with problems as the version beside it. In brackets, those who took a step of those who came to it. Times in UTC.',
  },
};
