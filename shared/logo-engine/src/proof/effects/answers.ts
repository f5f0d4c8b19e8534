import { COMPARISONS, COMPARISON_IDS, DISLIKED_LOGO_IDS, DISLIKE_REASONS, type TasteProfile, VIBE_IDS } from '@fifteen/contracts';
import { hexOf, oklchOf } from '../../colour/oklch.ts';

/** One answer of the test, given and not given, all else being the same. */
export interface Answer {
  /** Part of the test: "comparison", "vibe". */
  part: string;
  /** "bold over subtle" */
  answer: string;
  given: TasteProfile;
  without: TasteProfile;
}

/** Every answer that a customer can give, each against the same customer with another one in its place. */
export function answersFrom(base: TasteProfile): Answer[] {
  return [...comparisons(base), ...vibes(base), ...dislikes(base), ...reasons(base), ...colours(base), ...brief(base)];
}

function comparisons(base: TasteProfile): Answer[] {
  return COMPARISON_IDS.map((id) => {
    const [left, right] = COMPARISONS[id];
    const given = (value: string): TasteProfile => ({ ...base, comparison_game: { ...base.comparison_game, [id]: value } });
    return { part: 'comparison', answer: `${left} over ${right}`, given: given(left), without: given(right) };
  });
}

/** A vibe takes the place of another; one of the three that were chosen makes way for one that was not. */
function vibes(base: TasteProfile): Answer[] {
  const chosen = base.vibe_check.selected_logos;
  const picking = (ids: typeof chosen): TasteProfile => ({ ...base, vibe_check: { ...base.vibe_check, selected_logos: ids } });
  const spare = VIBE_IDS.find((id) => !chosen.includes(id))!;
  return VIBE_IDS.map((vibe) => {
    const isChosen = chosen.includes(vibe);
    const given = isChosen ? base : picking([vibe, ...chosen.slice(1)]);
    const without = isChosen ? picking(chosen.map((id) => (id === vibe ? spare : id))) : base;
    return { part: 'vibe', answer: vibe, given, without };
  });
}

/** Against the picture that a customer without strong dislikes would point at. */
function dislikes(base: TasteProfile): Answer[] {
  const disliking = (id: (typeof DISLIKED_LOGO_IDS)[number]): TasteProfile => ({ ...base, hate_test: { ...base.hate_test, disliked_logo_id: id } });
  return DISLIKED_LOGO_IDS.map((id) => ({ part: 'disliked logo', answer: id, given: disliking(id), without: disliking(id === 'bad_gradients' ? 'unbalanced' : 'bad_gradients') }));
}

function reasons(base: TasteProfile): Answer[] {
  const because = (ids: readonly (typeof DISLIKE_REASONS)[number][]): TasteProfile => ({ ...base, hate_test: { ...base.hate_test, reasons: [...ids] } });
  return DISLIKE_REASONS.map((reason) => ({ part: 'reason', answer: reason, given: because([reason]), without: because([reason === 'bad_colors' ? 'too_trendy' : 'bad_colors']) }));
}

/** Each colour of the palette turned by 100 degrees (greys get a colour), and another colour in the lead. */
function colours(base: TasteProfile): Answer[] {
  const palette = base.taste_theft.extracted_palette;
  const withPalette = (extracted_palette: string[]): TasteProfile => ({ ...base, taste_theft: { ...base.taste_theft, extracted_palette, dominant_color: extracted_palette[0] ?? '#000000' } });
  const turned = palette.map((_, at) => ({ part: 'palette', answer: `colour ${at + 1}`, given: base, without: withPalette(palette.map((hex, i) => (i === at ? otherHue(hex) : hex))) }));
  const [first = '#000000', second = first, ...rest] = palette;
  return [...turned, { part: 'palette', answer: 'dominant colour', given: base, without: withPalette([second, first, ...rest]) }];
}

const otherHue = (hex: string): string => {
  const { l, c, h } = oklchOf(hex);
  return hexOf({ l, c: Math.max(c, 0.06), h: (h + 100) % 360 });
};

function brief(base: TasteProfile): Answer[] {
  const telling = (change: Partial<TasteProfile['basic_info']>): TasteProfile => ({ ...base, basic_info: { ...base.basic_info, ...change } });
  return [
    { part: 'brief', answer: 'company name', given: base, without: telling({ company_name: 'Silver Fox' }) },
    { part: 'brief', answer: 'industry', given: base, without: telling({ industry: 'Dentist' }) },
    { part: 'brief', answer: 'description', given: base, without: telling({ description: 'Honey from our own bees, sold by bicycle' }) },
  ];
}
