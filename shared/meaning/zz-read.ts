import { readMeaning } from './src/node/index.ts';
import { readdirSync, readFileSync } from 'node:fs';
const lab = '/work/wt/trades-a/shared/engine-lab/';
let n = 0;
for (const dir of readdirSync(lab).filter((d) => d.startsWith('briefs-of-strangers')).sort()) for (const f of readdirSync(lab + dir).filter((x) => x.endsWith('.json')).sort()) {
  const j = JSON.parse(readFileSync(`${lab}${dir}/${f}`, 'utf8'));
  const b = j.basic_info ?? j.profile?.basic_info ?? {};
  const m = readMeaning({ name: b.company_name, industry: b.industry, description: b.description });
  console.log(`${dir.slice(19) || '-1'}/${f.slice(0, 3)} | ${b.company_name} | ${b.industry} | ${m.trades.map((t) => `${t.trade} ${t.weight}`).join(', ') || 'NONE'}`);
  n++;
}
console.log(n);
