import { gradientStops } from '../colour/gradient-stops.ts';
import { hexOf, oklchOf } from '../colour/oklch.ts';
import { resolveColours } from '../colour/resolve-colours.ts';
import type { Composition } from '../compose/compose-logo.ts';
import type { LogoContext } from '../context.ts';
import type { LogoColours } from '../colour/colour-spec.ts';
import type { Genome } from '../genome.ts';
import { boundsOfAll } from '../geometry/index.ts';
import type { ColourRole, Layer } from '../layers.ts';
import { partedForOneColour } from './one-colour.ts';
import { drawn, pathsOf } from './paths.ts';
import { type GradientPaint, coloursByRole, svgOf } from './svg.ts';

/**
 * `colour` with its ground, `transparent` without; `dark` and `light` in one colour without a ground;
 * `reversed` on the opposite ground; `symbol` the mark alone, drawn for small sizes.
 * All are 1000 by 1000 units.
 */
export const LOGO_FORMS = ['colour', 'transparent', 'dark', 'light', 'reversed', 'symbol'] as const;
export type LogoForm = (typeof LOGO_FORMS)[number];

/** One form of a composed logo as SVG. */
export function renderSvg(composition: Composition, genome: Genome, context: LogoContext, form: LogoForm): string {
  const colours = resolveColours(genome.color, context.palette);
  if (form === 'dark' || form === 'light') {
    const ink = form === 'dark' ? context.palette.ink : context.palette.white;
    return svgOf(drawn(partedForOneColour(composition.layers)), { fillOf: () => ink });
  }
  if (form === 'reversed') return coloured(composition.layers, genome, reversedColours(genome, context, colours), true);
  const layers = form === 'symbol' ? composition.symbol : composition.layers;
  return coloured(layers, genome, colours, form !== 'transparent');
}

function coloured(layers: readonly Layer[], genome: Genome, colours: LogoColours, hasGround: boolean): string {
  return svgOf(drawn(layers), {
    fillOf: coloursByRole(colours),
    background: hasGround ? colours.background : undefined,
    gradient: genome.color.gradient && gradientPaint(layers, genome, colours),
  });
}

/** Two stops only where both colours stand on the ground by themselves; it lies on the mark alone. */
function gradientPaint(layers: readonly Layer[], { color }: Genome, colours: LogoColours): GradientPaint | undefined {
  const roles: ColourRole[] = color.gradient?.all ? ['a', 'b'] : ['a'];
  const painted = layers.filter(({ role }) => roles.includes(role));
  if (painted.length === 0) return undefined;
  return { roles, stops: gradientStops(colours.a, secondStop(colours)), box: boundsOfAll(pathsOf(painted)) };
}

/** A neutral at the end of a gradient looks like dirt: a shade of the first colour takes its place. */
function secondStop({ a, b }: LogoColours): string {
  if (oklchOf(b).c > 0.06) return b;
  const { l, c, h } = oklchOf(a);
  return hexOf({ l: l > 0.6 ? l - 0.16 : l + 0.16, c, h });
}

/** The colours on the opposite ground: paper for a dark one, ink for a light one. */
export function reversedColours(genome: Genome, { palette }: LogoContext, { background }: LogoColours): LogoColours {
  const isDark = oklchOf(background).l < 0.62;
  return resolveColours({ ...genome.color, background: isDark ? 'paper' : 'ink' }, palette);
}
