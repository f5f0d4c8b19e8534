import { oklchOf } from '../../colour/oklch.ts';
import { resolveColours } from '../../colour/resolve-colours.ts';
import type { Genome } from '../../genome.ts';
import { HAIRLINE, brokenBans } from '../../taste/broken-bans.ts';
import type { Ban } from '../../taste/dislikes.ts';
import { TREATMENT_TRAITS } from '../../taste/traits.ts';
import type { FontStyle } from '../../type/font-style.ts';
import type { Operation } from '../operations.ts';
import type { EditContext } from './edit.ts';
import { TINTED } from './ground-edits.ts';
import { KIND_CLASSES } from './font-kinds.ts';

/** Bans that the one genome breaks and the other did not. */
export function newlyBroken(before: Genome, after: Genome, context: Pick<EditContext, 'taste' | 'library'>): Ban[] {
  const broken = new Set(brokenBans(before, context));
  return brokenBans(after, context).filter((ban) => !broken.has(ban));
}

/** What a carried out operation brought that the customer dislikes; a ground of her own colour is not in the genes. */
export function dislikedIn(operation: Operation, before: Genome, after: Genome, context: EditContext): Ban[] {
  const fillsGround = context.taste.bans.has('colouredGround') && (operation.op === 'colour' || operation.op === 'paletteColour') && operation.target === 'background';
  const ground = fillsGround ? oklchOf(resolveColours(after.color, context.palette).background) : null;
  return [...newlyBroken(before, after, context), ...(ground && ground.c > TINTED ? (['colouredGround'] as const) : [])];
}

/** Whether the customer names what she dislikes: then she gets it. Where an operation leaves the choice to us, she does not. */
export function asksFor(operation: Operation, ban: Ban): boolean {
  switch (operation.op) {
    case 'font': return ban.startsWith('font:') || ban === 'faint';
    case 'fontKind': return !operation.without && KIND_CLASSES[operation.kind].some((fontClass) => ban === `font:${fontClass}`);
    case 'layout': return ban === 'badge' && operation.layout === 'badge';
    case 'ground': return operation.ground === 'colour' && (ban === 'colouredGround' || ban === 'faint');
    case 'gradient': return ban === 'gradient';
    case 'motif': return ban === 'plainMotif';
    case 'treatment': return (TREATMENT_TRAITS[operation.kind] as readonly Ban[]).includes(ban);
    case 'taste': return operation.steps > 0 && ((operation.axis === 'gradient' && ban === 'gradient') || (operation.axis === 'hand' && ban === 'font:hand'));
    case 'like': return true;
    default: return false;
  }
}

/** Styles that may be chosen for a customer who did not name one; all of them where her dislikes leave none. */
export function welcomeStyles(styles: readonly FontStyle[], bans: ReadonlySet<Ban>): readonly FontStyle[] {
  const welcome = styles.filter(({ class: fontClass, stem }) => !bans.has(`font:${fontClass}`) && !(bans.has('faint') && stem < HAIRLINE));
  return welcome.length > 0 ? welcome : styles;
}

const NAMES: Partial<Record<Ban, string>> = {
  badge: 'a badge',
  gradient: 'a gradient',
  colouredGround: 'a background in colour',
  faint: 'low contrast',
  thirdColour: 'a third colour',
  busy: 'many small parts',
  stripedType: 'letters cut into lines',
  shadowType: 'letters with depth',
  bentType: 'bent letters',
  cutType: 'cut letters',
  lopsided: 'weight on one side',
  plainMotif: 'a picture as it is',
};

/** What a ban keeps out, as a customer would say it: "a gradient". */
export function describeBan(ban: Ban): string {
  if (ban.startsWith('font:')) return 'letters of this kind';
  return ban.startsWith('mark:') ? 'symbols of this kind' : (NAMES[ban] ?? 'something like this');
}
