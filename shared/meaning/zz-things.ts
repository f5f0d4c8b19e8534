import { readMeaning } from './src/node/index.ts';
import { readdirSync, readFileSync } from 'node:fs';
const lab = '/work/wt/trades-a/shared/engine-lab/';
for (const dir of readdirSync(lab).filter((d) => d.startsWith('briefs-of-strangers')).sort()) for (const f of readdirSync(lab + dir).filter((x) => x.endsWith('.json')).sort()) {
  const j = JSON.parse(readFileSync(`${lab}${dir}/${f}`, 'utf8')); const b = j.basic_info;
  const m = readMeaning({ name: b.company_name, industry: b.industry, description: b.description });
  const t = m.things.filter((x) => x.from !== 'name' && x.weight >= 0.4);
  if (t.length) console.log(`${dir.slice(19) || '-1'}/${f.slice(0, 3)} ${b.industry} | ${t.map((x) => `${x.thing}${x.from === 'industry' ? '!' : ''} ${x.weight} "${x.word}"`).join(', ')}`);
}
