import { readFileSync, readdirSync } from 'node:fs';
import { readMeaning } from '@fifteen/meaning/node';
for (const dir of process.argv.slice(2)) for (const f of readdirSync(dir).sort()) {
  const { basic_info: b } = JSON.parse(readFileSync(`${dir}/${f}`, 'utf8'));
  const m = readMeaning({ name: b.company_name, industry: b.industry, description: b.description });
  console.log(`## ${b.company_name} | ${b.industry} | ${b.description.slice(0,140)}\n   ${m.trades.map((t:any)=>`${t.trade} ${t.weight}`).join(', ')}  || ${m.things.map((t: any) => `${t.thing}(${t.from[0]} ${t.weight})`).join(' ')}`);
}
