import { IDEAS, GRADES } from '@fifteen/idea-book';
import { readdirSync } from 'node:fs';
const folderOf = new Map<string,string>();
const root = '../idea-book/src/joints';
for (const d of readdirSync(root,{withFileTypes:true})) if (d.isDirectory()) for (const f of readdirSync(root+'/'+d.name)) folderOf.set(f.replace(/\.ts$/,''), d.name);
const by = new Map<string, string[]>();
let n=0, low=0;
for (const i of IDEAS as readonly any[]) {
  const looks = Object.keys(i.looks);
  if (looks.length>=3 && i.params) continue;
  if (i.isRetired) continue;
  const g = looks.map(l => (GRADES as any)[`${i.id}/${l}`] ?? (GRADES as any)[i.id]?.[l]);
  const best = Math.max(...g.filter((x:any)=>typeof x==='number'));
  n++; if (best<4.6) low++;
  const f = folderOf.get(i.id) ?? i.kind+':'+i.technique;
  by.set(f, [...(by.get(f) ?? []), `${i.id} ${looks.length}${i.params?'p':''} ${g.map((x:any)=>x?.toFixed?.(1)??'-').join('/')}`]);
}
console.log(n, low);
for (const [f,l] of by) console.log(f, l.length, process.argv[2]===f||process.argv[2]==='all' ? l.join('\n  '):'');
