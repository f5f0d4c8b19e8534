import type { Genome } from '../genome.ts';
import { ABSTRACT_MARKS, LETTER_MARKS, SCENES, STAGINGS, STAGING_TITLES, containerById, motifById } from '../marks/index.ts';
import { sentence } from './labels.ts';

/** Short name of a concept's idea: "Quarter circles", "Cup and spark". */
export function titleOf({ mark, type, deco, plate, recipe, layout, badge }: Genome): string {
  if (mark) return markTitle(mark, layout === 'badge' ? BADGE_TITLES[badge?.form ?? 'ring'] : '');
  if (type.swap) return type.swap.figure === 'motif' && type.swap.motif ? sentence(`${titleOfMotif(type.swap.motif)} for the ${type.swap.letter}`) : SWAP_TITLES[type.swap.figure];
  if (type.treatment) return TREATMENT_TITLES[type.treatment.kind];
  if (type.setting) return SETTING_TITLES[type.setting];
  if (type.constructed) return 'Built letters';
  if (type.laid) return 'Laid letters';
  if (plate) return PLATE_TITLES[plate.shape];
  if (type.mode === 'duo') return 'Two-tone word';
  if (deco) return DECORATION_TITLES[deco];
  return recipe === 'signature' ? 'Signature' : 'Plain word';
}

function markTitle({ kind, generator, inner, container, params }: NonNullable<Genome['mark']>, badge: string): string {
  const motif = motifById(generator)?.title.toLowerCase() ?? generator;
  if (kind === 'abstract') return ABSTRACT_MARKS.find(({ id }) => id === generator)?.title ?? generator;
  if (kind === 'letter') return LETTER_MARKS.find(({ id }) => id === generator)?.title ?? generator;
  if (kind === 'merged') return sentence(`${motif} and ${inner === 'letter' ? 'initial' : (motifById(inner ?? '')?.title.toLowerCase() ?? 'sign')}`);
  if (kind === 'scene') return sentence(`${motif} ${SCENES.find(({ id }) => id === params?.['scene'])?.title ?? 'scene'}`);
  const staging = kind === 'contained' && STAGINGS.find((one) => one === params?.['staging']);
  if (staging) return sentence(`${motif} ${STAGING_TITLES[staging]}`);
  if (kind === 'contained') return sentence(`${motif} in ${withArticle(containerById(container)?.title ?? 'disc')}`);
  if (kind === 'striped') return sentence(`striped ${motif}`);
  if (kind === 'sliced') return sentence(`cut ${motif}`);
  if (kind === 'carved') return sentence(`carved ${motif}`);
  if (kind === 'gouged') return sentence(`${motif} in wood`);
  if (kind === 'collage') return sentence(`paper ${motif}`);
  if (kind === 'tiled') return sentence(`${motif} in mosaic`);
  if (kind === 'repeated') return sentence(`four times ${motif}`);
  return sentence(`${motif} ${badge}`.trim());
}

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const titleOfMotif = (id: string): string => motifById(id)?.title.toLowerCase() ?? 'picture';

const SWAP_TITLES = {
  target: 'Target in the O',
  dot: 'Dot for an O',
  half: 'Half and half O',
  sunset: 'Sun in the O',
  burst: 'Rays in the O',
  eclipse: 'Moon in the O',
  quarters: 'Quartered O',
  leaf: 'Leaf in the O',
  peak: 'Peak for the A',
  slash: 'Slashed O',
  bars: 'Three-bar E',
  roof: 'Open A',
  motif: 'Picture for a letter',
};

const TREATMENT_TITLES = {
  slice: 'Sliced word',
  inline: 'Inline word',
  shadow: 'Block shadow',
  drop: 'Drop shadow',
  bulge: 'Bulging word',
  rise: 'Rising script',
  skew: 'Leaning word',
  lines: 'Lined word',
  round: 'Softened word',
  knife: 'Knife-cut word',
  inked: 'Inked word',
  handset: 'Hand-set word',
  tiles: 'Letters on tiles',
  harlequin: 'Harlequin word',
  stencil: 'Stencilled word',
  register: 'Out of register',
  lead: 'First letter lit',
  tittle: 'Dots in colour',
  ligature: 'Joined letters',
  leg: 'Long-legged initial',
};

const SETTING_TITLES = {
  ampersand: 'Names and ampersand',
  between: 'Names and rules',
  dropCap: 'Tall initial',
  cradle: 'Tall ends',
  arc: 'Word on an arc',
  weights: 'Two weights',
  voices: 'Two voices',
  trade: 'Name and trade',
  vertical: 'Upright name',
  flag: 'Name along a bar',
};

const BADGE_TITLES = { ring: 'seal', oval: 'oval', shield: 'on a shield', ticket: 'ticket', banner: 'and ribbon' };

const PLATE_TITLES = { pill: 'Pill', plaque: 'Plaque', soft: 'Soft plate', square: 'Boxed word', chamfer: 'Chamfered plate', block: 'Printing block' };

const DECORATION_TITLES = {
  rules: 'Ruled word',
  stripes: 'Three stripes',
  bar: 'Word and bar',
  dot: 'Word, full stop',
  square: 'Word and square',
  frame: 'Framed word',
  brush: 'Brushed line',
  tiles: 'Tiled line',
};
