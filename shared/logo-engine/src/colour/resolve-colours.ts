import type { ColourSlot, ColourSpec, LogoColours, PaletteRole } from './colour-spec.ts';
import { MOST_SHIFT, type Palette } from './palette.ts';
import { contrastOf, hexOf, oklchOf, withContrast } from './oklch.ts';
import { secondColour } from './second-colour.ts';

/** Least WCAG contrast with the ground, by layer role. */
export const CONTRAST_GATES = { text: 4.5, sub: 4.5, tb: 4.5, a: 3, b: 3, c: 1.6 } as const;

/** The same for those who dislike low contrast: lettering at WCAG's level AAA. */
export const STRONG_GATES = { text: 7, sub: 7, tb: 7, a: 4.5, b: 3, c: 1.6 } as const;

/** The gates that a spec is held to. */
export const gatesFor = ({ contrast }: Pick<ColourSpec, 'contrast'>): Readonly<Record<keyof typeof CONTRAST_GATES, number>> => (contrast === 'strong' ? STRONG_GATES : CONTRAST_GATES);

/** Two chromas above this whose lightness differs less vibrate against each other. */
const STRONG_CHROMA = 0.085;
const CALM_LIGHTNESS = 0.33;

/** A spec's roles as colours that read on their ground. Every gate of its kind holds afterwards, but for a second colour on the first that is the ground itself. */
export function resolveColours(spec: ColourSpec, palette: Palette): LogoColours {
  const gates = gatesFor(spec);
  const background = groundOf(spec.overrides?.background ?? palette[spec.background], palette);
  const neutral = neutralOn(background, palette);
  const named = (role: PaletteRole) => (role === 'text' || role === 'paper' || role === 'ink' ? neutral : palette[role]);
  const reading = (role: PaletteRole, least: number) => calm(legible(named(role), background, neutral, least), background, neutral);

  const asked = (slot: ColourSlot, least: number) => askedColour(spec.overrides?.[slot], background, least);

  const gateOfFirst = spec.boxed ? gates.text : gates.a;
  const a = asked('a', gateOfFirst) ?? reading(spec.a, gateOfFirst);
  const text = asked('text', gates.text) ?? reading(spec.text, gates.text);
  const b = spec.single ? a : secondColour(a, {
    background,
    asked: asked('b', gates.b),
    stands: spec.onFirst ? 'on' : 'beside',
    roles: [spec.b, 'accent', 'third', 'soft', 'primary', 'text'],
    reading: (role) => reading(role, gates.b),
    palette,
    gate: gates.b,
  });
  const c = spec.single ? a : asked('c', gates.c) ?? calm(withContrast(named(spec.c), background, gates.c), background, neutral);
  return { background, a, b, c, text, sub: text, tb: legible(b, background, text, gates.tb) };
}

/** A colour that the customer named, moved in lightness as far as it takes to read: never changed for a neutral. */
function askedColour(hex: string | undefined, background: string, least: number): string | undefined {
  if (!hex) return undefined;
  const moved = withContrast(hex, background, least);
  return contrastOf(moved, background) >= least ? moved : undefined;
}

/** A ground that ink or paper reads on: the few that suit neither are darkened. */
function groundOf(hex: string, { ink, paper }: Palette): string {
  const enough = CONTRAST_GATES.text + 0.1;
  if (contrastOf(ink, hex) >= enough || contrastOf(paper, hex) >= enough) return hex;
  const colour = oklchOf(hex);
  let ground = hex;
  for (let l = colour.l; contrastOf(paper, ground) < enough && l > 0; l -= 0.01) ground = hexOf({ ...colour, l });
  return ground;
}

/** Paper on what looks dark where it reads, else whichever of ink and paper stands out more. */
function neutralOn(background: string, { ink, paper }: Palette): string {
  const looksDark = oklchOf(background).l < 0.62;
  if (looksDark && contrastOf(paper, background) >= CONTRAST_GATES.text) return paper;
  return contrastOf(ink, background) > contrastOf(paper, background) ? ink : paper;
}

/** The colour moved until it reads; a neutral where it would no longer be itself. */
function legible(hex: string, background: string, neutral: string, least: number): string {
  const moved = withContrast(hex, background, least);
  const isStillItself = Math.abs(oklchOf(moved).l - oklchOf(hex).l) <= MOST_SHIFT;
  return isStillItself && contrastOf(moved, background) >= least ? moved : neutral;
}

function calm(hex: string, background: string, neutral: string): string {
  const [one, other] = [oklchOf(hex), oklchOf(background)];
  const vibrates = one.c > STRONG_CHROMA && other.c > STRONG_CHROMA && Math.abs(one.l - other.l) < CALM_LIGHTNESS;
  return vibrates ? neutral : hex;
}
