import { STUDIOS, type VibeId } from '@fifteen/contracts';
import { type Paint, rolesOf } from '@fifteen/drawing';
import type { Brief } from '../brief/brief.ts';
import type { Ban } from '../brief/taste.ts';
import { colorName } from '../color/color-name.ts';
import { fillOf } from '../color/paint.ts';
import { type LogoColors, resolveColors } from '../color/resolve.ts';
import { compose } from '../compose/compose.ts';
import type { Genome, IdeaGene } from '../genome.ts';
import { ideaOf } from '../idea-of.ts';
import type { Assessment } from '../score/assess.ts';
import { wordsOf } from './words-of.ts';

/** What a chosen style looks like, to say where it shows. */
const VIBE_WORDS: Readonly<Record<VibeId, string>> = {
  geometric_minimal: 'geometric and minimal',
  organic_flowing: 'organic and flowing',
  tech_sharp: 'sharp and technical',
  classic_ornate: 'classic and ornate',
  playful_rounded: 'playful and rounded',
  bold_abstract: 'bold and abstract',
  elegant_serif: 'elegant',
  modern_flat: 'modern and flat',
  illustrative: 'illustrated',
  brutalist_bold: 'blunt and bold',
  gradient_modern: 'gradient',
  hand_drawn: 'hand-drawn',
};

/** What a dislike kept out, where the sentence is true of every concept of the set. */
const BAN_WORDS: Readonly<Partial<Record<Ban, string>>> = {
  gradient: 'You said no to gradients, so every color here is flat.',
  faint: 'You dislike low contrast, so the lettering stands out at 7:1 or more.',
  'colored-ground': 'You were put off by bad colors, so the background stays quiet.',
};

/** Why a concept is as it is, in sentences for its owner: what one sees, where it comes from, its colors, their taste. */
export function reasonsFor({ proposal, colors }: Assessment, brief: Brief): string[] {
  const { genome, match, vibe } = proposal;
  const gene = genome.idea;
  const says = gene ? [wordsOf(ideaOf(gene).says, gene)] : [];
  const source = gene && match.isOfName && match.isOfTrade ? ['It joins your name with what you do.'] : gene && match.isOfName ? ['The picture comes from your name.'] : gene && match.isOfTrade ? ['The picture comes from your trade.'] : [];
  const vibes = vibe ? [`You picked ${VIBE_WORDS[vibe]}, and ${STUDIOS[genome.studio].name} drew it that way.`] : [];
  const dislike = [...brief.taste.bans].flatMap((ban) => BAN_WORDS[ban] ?? []).slice(0, 1);
  return [...says, ...source, ...madeBy(gene), colorSentence(colors, drawnColors(genome, colors, brief)), ...vibes, ...dislike];
}

/** How it was made, where a language model had a part in it: our own drawings need no such sentence. */
const madeBy = (gene: IdeaGene | null): string[] => (gene?.model ? [`Drawn for you by an AI model (${gene.model.model}), then checked and set by our engine.`] : []);

/** What the colors of a stored genome's drawing are called, those of the mark first, and its background. */
export function colorsSeen(genome: Genome, brief: Brief): { readonly drawn: readonly string[]; readonly background: string } {
  const colors = resolveColors(genome.color, brief.palette);
  return { drawn: [...new Set(drawnColors(genome, colors, brief).map(colorName))], background: colorName(colors.ground) };
}

/** "Forest green with amber on cream." Only colors that are in the drawing. */
function colorSentence({ ground: background }: LogoColors, drawn: readonly string[]): string {
  const [lead = '', ...rest] = new Set(drawn.map(colorName));
  const accent = rest.length === 0 ? '' : rest.length === 1 ? ` with ${rest[0]}` : ` with ${rest.slice(0, -1).join(', ')} and ${rest.at(-1)}`;
  const ground = colorName(background);
  return `${lead[0]!.toUpperCase()}${lead.slice(1)}${accent} on ${ground}.`;
}

/** Colors that the drawing uses, as #rrggbb, those of the mark first. */
function drawnColors(genome: Genome, colors: LogoColors, brief: Brief): string[] {
  const { layers } = compose(genome, brief);
  const inOrder = [...layers.filter(({ role }) => role === 'mark'), ...layers.filter(({ role }) => role !== 'mark')];
  return inOrder.flatMap(({ paint }) => seenOf(paint, colors)).filter((color) => color !== colors.ground);
}

/** What one sees of a paint: the inks of a mix, and of a gradient what lies inside its ends, which are reached in a corner at most. */
function seenOf(paint: Paint, colors: LogoColors): string[] {
  const fill = fillOf(paint, colors);
  if (typeof fill !== 'string') return fill.stops.slice(1, -1).filter((_, i, inner) => i === 0 || i === inner.length - 1).map(({ color }) => color);
  return typeof paint === 'object' && 'mix' in paint ? rolesOf(paint).map((role) => colors[role]) : [fill];
}

/** The same of a stored genome, which is known without its measures: what one sees, and its colors. */
export function reasonsOf(genome: Genome, brief: Brief): string[] {
  const colors = resolveColors(genome.color, brief.palette);
  const says = genome.idea ? [wordsOf(ideaOf(genome.idea).says, genome.idea)] : [];
  return [...says, ...madeBy(genome.idea), colorSentence(colors, drawnColors(genome, colors, brief))];
}
