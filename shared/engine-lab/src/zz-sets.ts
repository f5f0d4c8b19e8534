import { readdir, readFile } from 'node:fs/promises';
import { drawSet } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
const library = await loadFontLibrary();
const dir = process.argv[2]!; const seed = process.argv[3] ?? 'd1';
let counts: number[] = [];
for (const f of (await readdir(dir)).sort()) {
  const profile = JSON.parse(await readFile(`${dir}/${f}`, 'utf8'));
  const { basic_info: b } = profile;
  const m = readMeaning({ name: b.company_name, industry: b.industry, description: b.description });
  const { concepts } = await drawSet(profile, { seed, library, raster: canvasRaster, readMeaning, marks: realMarks } as any);
  console.log(`\n## ${b.company_name} | ${b.industry} | ${b.description}`);
  console.log('  things', m.things.map((t: any) => `${t.thing}(${t.from} ${t.weight})`).join(' '), '| trades', m.trades.map((t: any) => `${t.trade} ${t.weight}`).join(', '));
  let n = 0;
  for (const c of concepts as any[]) { const g = c.genome; const mean = g.idea && g.idea.things.length > 0; if (mean) n++; console.log(`  ${c.slot} r${c.rank} ${g.idea ? `${g.idea.program}/${g.idea.look} [${g.idea.things.join(',')}] ${g.idea.letters}` : 'WORD'} ${JSON.stringify(g.lettering.style.pen ?? g.lettering.style.font)} ${g.ornament ?? ''} ${g.finish ?? ''} ${g.color.roles.ground}`); }
  counts.push(n); console.log(`  meaning ${n}`);
}
console.log(counts.filter((n) => n >= 8).length, 'of', counts.length, 'mean', counts.reduce((a, b) => a + b, 0) / counts.length);
