import type { CorrectedLogo } from '@fifteen/contracts';
import type { ColorRole, WireLayer } from '@fifteen/drawing';
import { ENGINE_VERSION, type Genome, OWN_LOGO, OWN_LOOK } from '@fifteen/logo-engine';
import { boxOfPath } from './box-of-path.ts';
import { distance, labOf, rgbOf } from './oklab.ts';

/** Nearer than this to the background, a color is the background itself. */
const SAME_AS_GROUND = 0.02;
/** For words beside the logo, which are not its own. */
const PLAIN = { font: 'outfit-500' } as const;

const OTHERS: readonly ColorRole[] = ['main', 'second', 'third', 'fourth'];

/** Which role each color has: the lettering's is the ink where it is a color of its own, the most colorful other one leads. */
const rolesOf = ({ background, colors, shapes, symbol }: CorrectedLogo): ColorRole[] => {
  const lab = (hex: string) => labOf(rgbOf(hex));
  const marks = new Set(symbol);
  const areaOf = (isCounted: (at: number) => boolean): number[] =>
    colors.map((_, color) => shapes.reduce((sum, shape, at) => {
      const { width, height } = boxOfPath(shape.path);
      return shape.color === color && isCounted(at) ? sum + width * height : sum;
    }, 0));
  const isGround = colors.map(({ hex }) => distance(lab(hex), lab(background)) < SAME_AS_GROUND);
  const drawn = colors.map((_, at) => at).filter((at) => !isGround[at]);
  const words = areaOf((at) => marks.size > 0 && !marks.has(at));
  const all = areaOf(() => true);
  const ink = drawn.length > 1 ? drawn.toSorted((one, other) => (words[other] ?? 0) - (words[one] ?? 0) || (all[one] ?? 0) - (all[other] ?? 0))[0] : undefined;
  const chroma = (at: number): number => Math.hypot(...lab(colors[at]!.hex).slice(1));
  const rest = drawn.filter((at) => at !== ink).toSorted((one, other) => Number(chroma(other) > 0.04) - Number(chroma(one) > 0.04) || (all[other] ?? 0) - (all[one] ?? 0));
  return colors.map((_, at): ColorRole => (isGround[at] ? 'ground' : at === ink ? 'ink' : (OTHERS[rest.indexOf(at)] ?? 'main')));
};

/** Shapes of one color and part that follow each other, as one layer. */
const layersOf = ({ colors, shapes, symbol }: CorrectedLogo, roles: readonly ColorRole[]): WireLayer[] => {
  const marks = new Set(symbol);
  const layers: WireLayer[] = [];
  for (const [at, { color, path }] of shapes.entries()) {
    const paint = roles[color] ?? 'main';
    const role = marks.has(at) ? 'mark' : 'word';
    const last = layers.at(-1);
    const part = (colors[color]?.name ?? 'shape').slice(0, 60);
    if (last?.paint === paint && last.role === role && last.part === part) layers[layers.length - 1] = { ...last, path: last.path + path };
    else layers.push({ part, role, paint, mono: 'auto', path });
  }
  return layers;
};

/** An uploaded logo as the engine keeps any logo: its shapes are its idea, its colors are its own. */
export const genomeOf = (logo: CorrectedLogo, name: string): Genome => {
  const roles = rolesOf(logo);
  const hexOf = (role: ColorRole): string | undefined => logo.colors[roles.indexOf(role)]?.hex;
  const main = hexOf('main') ?? hexOf('ink') ?? '#111111';
  const overrides = { ground: logo.background, main, ink: hexOf('ink') ?? main, ...Object.fromEntries((['second', 'third', 'fourth'] as const).flatMap((role) => (hexOf(role) ? [[role, hexOf(role)!]] : []))) };
  return {
    v: 2,
    engine: ENGINE_VERSION,
    seed: 'own-logo',
    studio: 'apex',
    idea: { program: OWN_LOGO, look: OWN_LOOK, things: [], letters: name, params: {}, own: { name, layers: layersOf(logo, roles) } },
    lettering: { style: PLAIN, setting: 'line' },
    tag: null,
    layout: 'wordmark',
    color: { roles: { ground: 'white', ink: 'ink', main: 'main', second: 'second', third: 'third', fourth: 'fourth' }, overrides, exact: true },
  };
};
