import { media, tokens } from '@alisio/shared-ui/tokens';

const { color, space, text, radius } = tokens;

/** Of a table: what it tells of a version. Below `md` these are rows, and versions stand side by side. */
const ROWS = 9;

const edge = (side: 'left' | 'right'): string[] => [
  `linear-gradient(to ${side},transparent,${color.surface} 70%) ${side}/${space[10]} 100% no-repeat local`,
  `linear-gradient(to ${side},transparent,${color.lineStrong}) ${side}/${space[3]} 100% no-repeat scroll`,
];
/** Shade at an edge behind which there is more; what moves with the table covers it at its end. */
const edgeShades = [edge('left'), edge('right')].flat().join(',');

/** Of the operators' page alone. */
export const operatorsCss = `
.o-pause{display:inline-flex;align-items:center;min-height:${space[10]};font-size:${text[14]}}
.o-main{max-width:${tokens.page};margin-inline:auto;padding:${space[6]} ${tokens.gutter} ${space[12]};display:grid;gap:${space[5]};grid-template-columns:minmax(0,1fr);font-size:${text[15]}}
.o-main h1{font-size:${text[24]}}
.o-main h2{font-size:${text[18]}}
.o-main>*,.o-cards{display:grid;gap:${space[4]};grid-template-columns:minmax(0,1fr);align-content:start}
.o-quiet,.o-by{color:${color.ink2};font-size:${text[14]}}
.o-by{display:block;overflow-wrap:anywhere}
.o-note{padding:${space[4]};border-radius:${radius.card};border-inline-start:${space[1]} solid}
.o-good{color:${color.goodText};background:${color.goodSoft};font-weight:650}
.o-warn{color:${color.ink};background:${color.accentSoft};border-color:${color.accent}}
.o-alarm{display:grid;gap:${space[4]};color:${color.ink};background:${color.badSoft};border-color:${color.badText}}
.o-alarm li{display:grid;gap:${space[2]}}
.o-alarm a{color:${color.badText};font-size:${text[18]}}
.o-card{display:grid;gap:${space[3]};align-content:start;padding:${space[4]};border:1px solid ${color.line};border-radius:${radius.card};background:${color.surface}}
.o-name{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:${space[1]} ${space[3]}}
.o-off{padding:${space[2]} ${space[3]};border-radius:${radius.control};color:${color.badText};background:${color.badSoft};font-weight:650}
.o-bar{width:100%;height:${space[2]};border-radius:${radius.pill}}
.o-rest{fill:${color.lineStrong}}
.o-part{fill:${color.accent}}
.o-table{width:100%;table-layout:fixed;border-collapse:collapse;font-size:${text[14]}}
.o-table th,.o-table td{padding:${space[2]};text-align:start;vertical-align:top;font-weight:400}
.o-table th:first-child{padding-inline-start:0}
.o-table td,.o-table tbody th{border-top:1px solid ${color.line}}
.o-table thead th{color:${color.ink2};vertical-align:bottom}
.o-scroll{overflow-x:auto;background:${edgeShades}}
.o-plain{width:100%;border-collapse:collapse;font-size:${text[14]};font-variant-numeric:tabular-nums}
.o-plain th,.o-plain td{padding:${space[2]};text-align:start;font-weight:400;white-space:nowrap}
.o-plain thead th{color:${color.ink2}}
.o-plain tbody>tr>*{border-top:1px solid ${color.line}}
.o-suspect>*{background:${color.badSoft}}
.o-table .o-suspect>th{padding-inline-start:${space[2]}}
.o-role{font-weight:650}
.o-candidate{color:${color.accentText}}
.o-previous{color:${color.ink3}}
.o-version{display:block;color:${color.ink2};font-size:${text[13]}}
.o-worse{color:${color.badText};white-space:nowrap}
.o-command{display:inline-block;padding:${space[1]} ${space[2]};border-radius:${radius.control};background:${color.sunken};color:${color.ink};font-size:${text[14]};overflow-wrap:anywhere;user-select:all}
.o-acts{display:flex;flex-wrap:wrap;gap:${space[2]}}
.o-act{display:inline-flex;align-items:center;min-height:${space[12]};padding:${space[1]} ${space[4]};border:1px solid ${color.lineStrong};border-radius:${radius.control};background:${color.surface};color:${color.ink};font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
.o-act:hover{background:${color.sunken}}
.o-do{border-color:${color.badText};background:${color.badText};color:${color.surface}}
.o-do:hover{background:${color.ink};border-color:${color.ink}}
.o-facts{display:grid;gap:${space[1]} ${space[4]};overflow-wrap:anywhere}
.o-facts dt{color:${color.ink2};font-size:${text[14]}}
.o-facts dd{margin:0 0 ${space[2]}}
.o-ask{max-width:40rem}
.o-ask>div{display:grid;gap:${space[4]}}
.o-ask label{font-weight:650}
.o-ask textarea{width:100%;padding:${space[2]} ${space[3]};border:1px solid ${color.lineStrong};border-radius:${radius.control};background:${color.surface};color:${color.ink};font:inherit}
.o-why{padding-inline-start:${space[2]};border-inline-start:2px solid ${color.lineStrong};color:${color.ink}}
.o-list{display:grid;gap:${space[4]}}
.o-list li{display:grid;gap:${space[1]};padding-top:${space[3]};border-top:1px solid ${color.line}}
.o-list p{min-width:0;overflow-wrap:anywhere}
.o-message{color:${color.badText}}
.o-what{font-weight:650}
.o-rolled-back,.o-disabled,.o-removed{color:${color.badText}}
.o-rolled-out{color:${color.accentText}}
.o-names{display:grid}
${media.md}{.o-table th:nth-child(-n+2){width:18%}}
${media.lg}{.o-main h1{font-size:${text[32]}}}
${media.xl}{.o-main:not(.o-ask){grid-template-columns:minmax(0,1fr) minmax(0,19rem)}.o-wide{grid-column:1/-1}}
${media.belowMd}{
.o-table{display:grid;grid:repeat(${ROWS},auto)/minmax(0,4.75rem);grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}
.o-table thead,.o-table tbody{display:contents}
.o-table tr{display:grid;grid-row:1/-1;grid-template-rows:subgrid}
.o-table th,.o-table td{padding:${space[1]} ${space[2]} ${space[1]} 0}
.o-table thead th:not(:first-child){border-top:1px solid ${color.line}}
.o-table tbody th{border-top:0}
.o-table thead th{vertical-align:top}
.o-suspect>*{background:none}
.o-table .o-suspect>th{padding-inline-start:0}
}
`.replaceAll('\n', '');
