import type { StudioId } from '@fifteen/contracts';
import type { ColourSpec } from '../colour/colour-spec.ts';
import type { LogoContext } from '../context.ts';
import type { Decoration, Genome, PlateShape } from '../genome.ts';
import { fontScore } from '../studios/font-affinity.ts';
import { mannerScore } from '../studios/trade-manners.ts';
import type { FontStyle } from '../type/font-style.ts';
import { standsInCapitals, trackingFor } from '../studios/lettering.ts';
import { inTaste } from '../taste/in-taste.ts';
import { ENGINE_VERSION } from '../version.ts';

const GROUNDS: readonly ColourSpec['background'][] = ['white', 'ink', 'paper', 'deep'];
const PLATES: readonly PlateShape[] = ['square', 'soft', 'plaque', 'chamfer'];
const DECORATIONS: readonly (Decoration | undefined)[] = [undefined, 'dot', 'square', 'rules', 'frame'];

/** The recipe that cannot fail: the name in a font that suits, nothing cut or replaced. `variant` gives another one. */
export function plainGenome(context: LogoContext, studio: StudioId, seed: string, variant: number): Genome {
  const { library, styles, name, taste } = context;
  const scoreOf = (style: FontStyle) => fontScore(style, studio, taste) + mannerScore(style, context);
  const ranked = styles.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  const style = ranked[variant % Math.min(ranked.length, 12)] ?? library.styles[0];
  if (!style) throw new Error('The font library is empty');
  const letterCase = name.script.hasCase && standsInCapitals(style) ? 'upper' : 'title';
  const isPlate = variant % 3 === 2;
  const deco = isPlate ? undefined : DECORATIONS[(variant + 1) % DECORATIONS.length];
  return {
    v: 1,
    engine: ENGINE_VERSION,
    seed: `${seed}|${name.full}|${studio}|plain|${variant}`,
    studio,
    recipe: 'plain',
    family: 'word',
    layout: isPlate ? 'plate' : 'wordmark',
    type: {
      font: style.id,
      subFont: style.id,
      mode: name.words.length > 1 && name.full.length > 14 ? 'stack' : 'single',
      case: letterCase,
      tracking: name.script.isJoined ? 0 : trackingFor(style, letterCase),
      subScale: 0.31,
      leading: 0.34,
    },
    color: inTaste({ background: GROUNDS[variant % GROUNDS.length] ?? 'white', a: isPlate ? 'text' : 'primary', b: 'accent', c: 'soft', text: 'text', boxed: isPlate }, taste),
    ...(deco && { deco }),
    ...(isPlate && { plate: { shape: PLATES[variant % PLATES.length] ?? 'square', rim: false } }),
  };
}
