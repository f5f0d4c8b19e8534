import { IDEAS } from '@fifteen/idea-book';
import { THINGS, isKindOf, type ThingId } from '@fifteen/meaning';
const single = new Set<string>(), inJoint = new Map<string, number>(), kindOf = new Set<string>();
for (const i of IDEAS as readonly any[]) { if (i.isRetired) continue;
  for (const n of i.needs) for (const t of n.things ?? []) { inJoint.set(t, (inJoint.get(t) ?? 0) + 1); if (i.needs.length === 1) single.add(t); } }
const lack = (Object.keys(THINGS) as ThingId[]).filter((t) => !single.has(t));
const none = lack.filter((t) => !inJoint.has(t));
console.log('things', Object.keys(THINGS).length, 'no single idea', lack.length, 'in no idea at all', none.length);
console.log('NONE:', none.join(' '));
console.log('JOINT ONLY:', lack.filter((t) => inJoint.has(t)).map((t) => `${t}:${inJoint.get(t)}`).join(' '));
