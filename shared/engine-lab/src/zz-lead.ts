import { readBrief } from '@fifteen/logo-engine';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { mixedBriefs } from './coverage/mixed-briefs.ts';
import { schemesFor } from '../../logo-engine/src/propose/color-scheme.ts';
const lib = await loadFontLibrary();
for (const { profile } of await mixedBriefs('1')) {
  const b = readBrief(profile, lib, readMeaning);
  const n = profile.basic_info.company_name;
  if (!/Atlas Moving|Φάρος|Bluebird|Velvet Mole|pip \+|Corazón de A|Gato Negro|Étoile de Mer|うさぎ薬局|Maulwurf/.test(n)) continue;
  const s = schemesFor(b.palette, b.taste);
  console.log(n, JSON.stringify({ main: b.palette.main, second: b.palette.second, third: b.palette.third, fourth: b.palette.fourth, deep: b.palette.deep, pale: b.palette.pale }), s.map((x) => `${x.ground}:${x.lead}`).join(' '), [...b.taste.bans].join(','), b.taste.vibes.join(','));
}
