import { Draw, type Layer, type Box, type Reading, boundsOfLayers, createBudget, runProgram } from '@fifteen/drawing';
import type { Idea } from '@fifteen/idea-book';
import type { Brief } from '../brief/brief.ts';
import type { Genome } from '../genome.ts';
import { ideaOf } from '../idea-of.ts';
import { symbolOnCanvas, onCanvas } from './canvas.ts';
import { cutGround } from './cut-ground.ts';
import { lockUp } from './lockup.ts';
import { withFinish } from './finish.ts';
import { withGradient } from './gradient.ts';
import { decorated } from './ornament.ts';
import { programInput } from './program-input.ts';
import { type Alignment, setWord } from './word.ts';

/** A logo as areas with roles on the canvas of 1,000 by 1,000 units, y down. */
export interface Composition {
  /** From back to front. */
  readonly layers: readonly Layer[];
  /** The symbol alone, filling the canvas: the mark, or the letter that carries the idea, or the initial. */
  readonly symbol: readonly Layer[];
  readonly box: Box;
  /** Letters that the idea alters or builds, and must still be read. */
  readonly readings: readonly Reading[];
  /** In canvas units. `markStem` is the stroke of the mark where there is one. */
  readonly measures: { readonly cap: number; readonly stem: number; readonly markStem: number | null };
}

/** What was drawn last for a genome: a set is measured, explained and rendered one after the other. */
const drawn = new WeakMap<Genome, { readonly brief: Brief; readonly composition: Composition }>();

/**
 * Draws a genome. Its fonts must be ready in the brief's library. Throws a DrawingError where its idea cannot be drawn for
 * this name.
 */
export function compose(genome: Genome, brief: Brief): Composition {
  const known = drawn.get(genome);
  if (known?.brief === brief) return known.composition;
  const composition = composeAnew(genome, brief);
  drawn.set(genome, { brief, composition });
  return composition;
}

function composeAnew(genome: Genome, brief: Brief): Composition {
  const d = new Draw(brief.library, createBudget());
  const idea = genome.idea && ideaOf(genome.idea);
  if (!idea) return composeWord(d, genome, brief);
  const drawn = transformed(runProgram(idea.draw, d, programInput(genome.idea!, idea, genome, brief)), genome, idea);
  const layers = withGradient(cutGround(idea.kind === 'symbol' ? withFinish(drawn, genome.finish) : drawn), genome.color.gradient);
  return idea.kind === 'symbol' ? composeSymbol(d, layers, idea, genome, brief) : composeWordmark(d, layers, genome, brief);
}

const transformed = (layers: readonly Layer[], { flip }: Genome, { kind }: Idea): readonly Layer[] => (flip && kind === 'symbol' ? mirrored(layers) : layers);

/** A mark beside the name. */
function composeSymbol(d: Draw, mark: readonly Layer[], idea: Idea, genome: Genome, brief: Brief): Composition {
  const { width, height } = boundsOfLayers(mark);
  const stem = (genome.idea!.params['stem'] ?? idea.looks[genome.idea!.look]!.stem) * Math.max(width, height);
  const layout = genome.layout === 'wordmark' ? 'stacked' : genome.layout;
  const word = setWord(d, { name: brief.name, lettering: genome.lettering, tag: genome.tag, align: alignmentFor(layout, brief, genome.markLast), smallScale: genome.tagScale ?? 1 });
  const { isRightToLeft } = brief.name.script;
  const lockup = lockUp({ layers: mark, stem }, word, { layout, gap: genome.gap ?? 1, size: genome.markScale ?? 1, isRightToLeft, markLast: genome.markLast });
  const { layers, factor } = onCanvas(decorated(d, genome.ornament, { layers: lockup.layers, cap: word.cap, stem: word.stem }), layout);
  return { layers, symbol: symbolOnCanvas(mark), box: boundsOfLayers(layers), readings: d.readings, measures: { cap: word.cap * factor, stem: word.stem * factor, markStem: stem * lockup.markScale * factor } };
}

/** A name that carries its idea itself; the tag goes below it. */
function composeWordmark(d: Draw, word: readonly Layer[], genome: Genome, brief: Brief): Composition {
  const box = boundsOfLayers(word);
  const tag = genome.tag ? tagBelow(d, box, genome, brief) : [];
  const marks = word.filter(({ role }) => role === 'mark');
  const probe = d.write(brief.name.main, genome.lettering.style, 100);
  const cap = (100 * box.width) / Math.max(probe.bounds.width, 1);
  // Letters that are a picture themselves are not cut out of a plate.
  const ornament = genome.ornament === 'plate' ? undefined : genome.ornament;
  const { layers, factor } = onCanvas(decorated(d, ornament, { layers: [...word, ...tag], cap: Math.min(cap, box.height * 0.5), stem: (probe.measures.stem * cap) / 100 }), 'wordmark');
  return {
    layers,
    symbol: symbolOnCanvas(marks.length > 0 ? marks : genome.idea?.own ? word : initialOf(d, genome, brief)),
    box: boundsOfLayers(layers),
    readings: d.readings,
    measures: { cap: Math.min(cap, box.height) * factor, stem: (probe.measures.stem * cap * factor) / 100, markStem: null },
  };
}

/** The name alone in plain letters. */
function composeWord(d: Draw, genome: Genome, brief: Brief): Composition {
  const word = setWord(d, { name: brief.name, lettering: genome.lettering, tag: genome.tag, align: 'center', paint: 'main', smallScale: genome.tagScale ?? 1 });
  const graded = withGradient(word.layers, genome.color.gradient === 'on' ? 'on' : undefined);
  const { layers, factor } = onCanvas(decorated(d, genome.ornament, { layers: graded, cap: word.cap, stem: word.stem }), 'wordmark');
  return { layers, symbol: symbolOnCanvas(initialOf(d, genome, brief)), box: boundsOfLayers(layers), readings: [], measures: { cap: word.cap * factor, stem: word.stem * factor, markStem: null } };
}

/** The name alone, in the lettering of the logo: as the idea draws it where it draws the name, else in plain letters. */
export function composeName(genome: Genome, brief: Brief): Composition {
  return composeWord(new Draw(brief.library, createBudget()), genome, brief);
}

/** A symbol beside the name in plain letters, for logos whose idea is in the name itself. */
export function composeBeside(symbol: readonly Layer[], layout: 'horizontal' | 'stacked', genome: Genome, brief: Brief): Composition {
  const d = new Draw(brief.library, createBudget());
  const word = setWord(d, { name: brief.name, lettering: genome.lettering, tag: genome.tag, align: alignmentFor(layout, brief, genome.markLast), smallScale: genome.tagScale ?? 1 });
  const { isRightToLeft } = brief.name.script;
  const stem = word.stem;
  const lockup = lockUp({ layers: symbol, stem }, word, { layout, gap: genome.gap ?? 1, size: genome.markScale ?? 1, isRightToLeft, markLast: genome.markLast });
  const { layers, factor } = onCanvas(lockup.layers, layout);
  return { layers, symbol, box: boundsOfLayers(layers), readings: [], measures: { cap: word.cap * factor, stem: word.stem * factor, markStem: null } };
}

/** A small line under a drawn name, as wide as fits. */
function tagBelow(d: Draw, box: Box, genome: Genome, brief: Brief): Layer[] {
  const cap = Math.max(box.height * 0.11, box.width * 0.04) * (genome.tagScale ?? 1);
  const line = d.write(genome.tag!.text, genome.tag!.style, cap);
  const k = Math.min(1, (box.width * 0.86) / line.bounds.width);
  const { isRightToLeft } = brief.name.script;
  const placed = line.scale(isRightToLeft || k < 1 ? k : 1).place({ cx: box.cx, top: box.bottom + cap * 0.9 });
  return [d.layer('tag', placed.shape, 'ink', { role: 'tag' })];
}

/** The first letter of the name, for sizes at which a name cannot be read. */
const initialOf = (d: Draw, { lettering }: Genome, { name }: Brief): Layer[] => [d.layer('initial', d.write(name.initials.first, lettering.style, 700).shape, 'main')];

/** Beside a mark, lines start at its side. */
const alignmentFor = (layout: Genome['layout'], { name }: Brief, markLast = false): Alignment => (layout !== 'horizontal' ? 'center' : name.script.isRightToLeft !== markLast ? 'right' : 'left');

const mirrored = (layers: readonly Layer[]): Layer[] => layers.map((layer) => ({ ...layer, shape: layer.shape.flipX() }));
