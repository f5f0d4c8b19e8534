import { IDEAS } from '@fifteen/idea-book';
const c = new Map<string, number>();
for (const i of IDEAS as readonly any[]) for (const [k,p] of Object.entries<any>(i.params ?? {})) c.set(p.label, (c.get(p.label) ?? 0)+1);
console.log([...c].sort((a,b)=>b[1]-a[1]).map(([k,n])=>`${k} ${n}`).join('; '));
