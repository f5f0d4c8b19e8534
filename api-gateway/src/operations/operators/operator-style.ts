import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FACES = [
  { family: 'Bricolage Grotesque', file: /^bricolage-grotesque-latin-wght.*\.woff2$/, weight: '200 800' },
  { family: 'Instrument Sans', file: /^instrument-sans-latin-wght.*\.woff2$/, weight: '400 700' },
];

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** The site's own fonts, as the shell of this checkout brings them; where it is not built the system's stand in. */
const facesOf = (repository: string): string => {
  const files = filesIn(join(repository, 'shell/dist/fonts'));
  return FACES.map(({ family, file, weight }) => {
    const name = files.find((one) => file.test(one));
    return name ? `@font-face{font-family:"${family}";src:url(/fonts/${name}) format("woff2");font-weight:${weight};font-display:swap}` : '';
  }).join('\n');
};

/** Values are those of shared/web/src/tokens.css: this page is drawn without the site's code. */
const RULES = `:root{--ink:#17130f;--soft:#3b342c;--paper:#faf6ef;--deep:#f2ebdf;--line:#e5ddd0;--edge:#8a7f71;--quiet:#6d6459;--chosen:#e2542b;--danger:#a8182b;--danger-ground:#fbe7e6;--success:#1a6a3e;--success-ground:#e4f1e6}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.53 "Instrument Sans",system-ui,sans-serif}
.bar,main{max-width:1320px;margin:0 auto;padding-inline:40px}.bar{display:flex;justify-content:space-between;align-items:center;min-height:76px}
main{padding-block:24px 96px}
.logo{display:flex;align-items:center;gap:12px;color:inherit;text-decoration:none;font:700 1.5rem/1 "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.03em;min-height:44px}
.logo span{font:600 .875rem/1 "Instrument Sans",system-ui,sans-serif;letter-spacing:0;color:var(--quiet);border-left:1px solid var(--line);padding-left:12px}
.mark{height:26px;width:46px;fill:currentColor}.lit{fill:var(--chosen)}
h1,h2{font-family:"Bricolage Grotesque",system-ui,sans-serif;font-weight:800;line-height:1.02;letter-spacing:-.03em;margin:0}
h1{font-size:3.5rem}h2{font-size:1.5rem}.lead{color:var(--quiet);margin:12px 0 40px}
.card{background:#fff;border:1px solid var(--line);border-radius:20px;padding:24px;margin-bottom:16px}.narrow{max-width:560px}
.head{display:flex;justify-content:space-between;align-items:center;gap:16px;min-height:44px}.head h2+p{margin:4px 0 0}
.share{display:block;width:100%;height:8px;border-radius:999px;margin:16px 0 8px;background:var(--deep)}.share .all{fill:var(--ink)}.share .some{fill:var(--chosen)}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.96875rem}
th,td{text-align:left;padding:10px 24px 10px 0;border-top:1px solid var(--line);font-weight:400}td:nth-child(6){text-align:right;padding-right:0}
table{table-layout:fixed}thead th:nth-child(1){width:22%}thead th:nth-child(2){width:16%}thead th:nth-child(3){width:23%}thead th:nth-child(4){width:13%}thead th:nth-child(5){width:16%}
.list{table-layout:auto;margin-top:16px}.list thead th:nth-child(n){width:auto;overflow-wrap:normal;white-space:nowrap}.list td{vertical-align:top}.list th{vertical-align:top}.list td:last-child{padding-right:0}.list form{margin:0}
.list tbody th{min-width:9rem}.small-print{font-size:.875rem;font-weight:400;overflow-wrap:anywhere}h3{font:700 1.0625rem/1.3 "Instrument Sans",system-ui,sans-serif;margin:32px 0 0}h3+p{margin:8px 0 0}
.bar nav{display:flex;gap:4px;margin:0 auto 0 32px}.bar nav a{color:inherit;text-decoration:none;font-weight:600;font-size:.96875rem;min-height:44px;display:inline-flex;align-items:center;padding:0 14px;border-radius:999px}.bar nav a:hover{background:var(--deep)}.bar nav [aria-current]{background:var(--deep)}
.who{display:flex;align-items:center;gap:8px}.who p{margin:0;font-size:.96875rem;overflow-wrap:anywhere}
.contents{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 24px}.contents a{color:inherit;text-decoration:none;font-weight:600;font-size:.96875rem;min-height:42px;display:inline-flex;align-items:center;padding:0 16px;border-radius:999px;border:1.5px solid var(--line);background:#fff}.contents a:hover{border-color:var(--edge)}
.tiles{list-style:none;margin:16px 0 0;padding:0;display:grid;grid-template-columns:repeat(5,1fr);gap:12px}.tiles li{border:1px solid var(--line);border-radius:14px;padding:14px 16px;display:grid;gap:6px;justify-items:start;align-content:start}
.waits{background:#fbeecb;color:#6b4700}.share .rest{fill:var(--deep)}.card a:not(.button){color:inherit}.card h2{scroll-margin-top:32px}
.facts td{text-align:left;overflow-wrap:anywhere}.facts th{overflow-wrap:anywhere}.facts td:nth-child(6){text-align:left}
thead th{font-size:.875rem;color:var(--quiet);border:0;padding-bottom:6px}tbody th{font-weight:600}
.live th::before{content:"";display:inline-block;width:8px;height:8px;border-radius:50%;background:var(--ink);margin-right:10px;vertical-align:1px}.canary th::before{background:var(--chosen)}
.tag{display:inline-block;border-radius:999px;padding:1px 10px;font-size:.875rem;font-weight:600;background:var(--deep)}.passed{background:var(--success-ground);color:var(--success)}.refused,.bad{background:var(--danger-ground);color:var(--danger)}
.when{white-space:nowrap}.quiet{color:var(--quiet)}.wrong{color:var(--danger);margin:8px 0 0}
.told{border-radius:14px;padding:14px 20px;margin:0 0 24px;font-weight:600;background:var(--success-ground);color:var(--success)}.told.wrong{background:var(--danger-ground);color:var(--danger)}
button,.button{display:inline-flex;align-items:center;justify-content:center;font:600 1.0625rem/1.15 "Instrument Sans",system-ui,sans-serif;background:var(--ink);color:var(--paper);border:1.5px solid var(--ink);border-radius:999px;min-height:52px;padding:10px 26px;cursor:pointer;text-decoration:none;white-space:nowrap}
button:hover{background:var(--soft)}.small{min-height:42px;padding:8px 20px;font-size:.96875rem}
.second{background:none;color:var(--ink);border-color:var(--edge)}.second:hover,.plain:hover{background:var(--deep)}
.plain{background:none;border-color:transparent;color:var(--ink);min-height:44px;padding:8px 16px;margin-right:-16px;font-size:.96875rem}
:focus-visible{outline:2.5px solid var(--ink);outline-offset:3px}
.moves{display:flex;flex-wrap:wrap;gap:12px;margin-top:32px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px;margin:24px 0 0;font-variant-numeric:tabular-nums}dt{color:var(--quiet)}dd{margin:0}
label{display:block;font-weight:600;margin-bottom:8px}input[type=password]{width:100%;font:inherit;padding:12px 16px;border:1.5px solid var(--edge);border-radius:12px;background:#fff;min-height:52px}
.narrow h1{font-size:2.125rem}.narrow>button{margin-top:16px}code{font-size:.9em;background:var(--deep);padding:2px 6px;border-radius:6px;overflow-wrap:anywhere}
.log{list-style:none;margin:16px 0 0;padding:0;font-size:.96875rem;font-variant-numeric:tabular-nums}
.log li{display:grid;grid-template-columns:11rem 1fr;gap:0 24px;border-top:1px solid var(--line);padding:10px 0;overflow-wrap:anywhere}.log p{margin:0}
.out{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}td,.head{position:relative}
@media(max-width:760px){.bar,main{padding-inline:20px}.bar{min-height:64px}h1{font-size:2.375rem}.lead{margin-bottom:24px}.card{padding:20px}
thead{display:none}table,tbody{display:block}tr{display:grid;grid-template-columns:1fr auto;gap:2px 16px;border-top:1px solid var(--line);padding:12px 0}
tr>*{border:0;padding:0}td:nth-child(6){text-align:left;grid-column:1/-1}td:nth-child(6):not(:empty){padding-top:8px}.figures{grid-column:1/-1}.when{grid-column:1/-1;color:var(--quiet)}.when[data-label]::before,.facts td[data-label]::before{content:attr(data-label);color:var(--quiet)}.facts tr{grid-template-columns:1fr}
.log li{grid-template-columns:1fr}.moves>*,.moves button{width:100%}.list tr{display:block}.list td,.list th{display:block;margin-top:2px}.list td:empty{display:none}.list td:nth-child(6):not(:empty){padding-top:0}.list form{margin-top:8px}.list .when{white-space:normal}.tiles{grid-template-columns:1fr 1fr}.bar{flex-wrap:wrap;padding-block:8px;gap:0 12px}.bar nav{margin:0;order:3;width:100%}.who{width:100%;justify-content:space-between}.who p{line-height:1.2}.logo span{display:none}.head{flex-wrap:wrap}}`;

export const styleOf = (repository: string): string => `${facesOf(repository)}\n${RULES}`;
