import { COMPARISONS, DISLIKED_LOGO_IDS, DISLIKE_REASONS, TasteProfile, VIBES_TO_CHOOSE, VIBE_IDS } from '@fifteen/contracts';
import type { Chance } from '../chance/chance.ts';

/** Names in the scripts of the world, short and long, plain and awkward: all of them pass the contracts' rules. */
export const NAMES: readonly string[] = [
  'Q', 'É', '7', 'K2', 'OK', 'Io', 'A.B.C.', 'Lumo', 'iiiiii', 'WWWWWWWW', 'Northwind Coffee', 'Müller & Söhne', "O'Hara’s", 'R&D', 'AT-AT', '24/7 Gym', 'ﬁne ﬂow', 'Straße', 'İstanbul', 'Ångström Æther',
  'Łódź Żubr', 'Ǆ', 'The Best of the Rest of the West and More', 'Donaudampfschifffahrtsgesellschaft', 'a b c d e f g h i j k l m n', 'Happy Paws 🐶🐾', '🔥 Fire', 'x̂ŷ', 'e\u0301te\u0301', '½ & ½', '100%', 'C++', '#1', '@home', '…dots…',
  'Phở Hồng Hạnh', 'Северный Ветер', 'Ґанок', 'Щука', 'Ελιά και Θάλασσα', 'ΣΟΦΟΣ', 'בית קפה', 'שלום Shalom', 'دار الياسمين', 'محمد ومحمود وأحمد', 'پارسی', 'ครัวคุณยาย', 'น้ำ', 'सूर्य योग', 'क्षत्रिय', '山本製茶', 'さくら', 'カフェ・ド・パリ', '달빛 도예', '云山书店', '龍', 'Ⅷ',
];
const TRADES = ['Coffee', 'Law', 'Robotics', 'Bakery', 'Yoga', 'Perfume & couture', 'Research', '茶', 'Кафе', 'צילום', 'Metal', 'Dog walking', 'x'];
const DESCRIPTIONS = ['', 'Small-batch roaster on the north coast', 'Bees, stars and mountains', 'We do things', 'Ein Haus am See', 'line\nbreak'];

/** Palettes that hurt: greys, whites, blacks, neon, pastel, two near equals, one colour. */
export const HARD_PALETTES: readonly (readonly string[])[] = [
  ['#808080', '#7a7a7a', '#8a8a8a', '#757575', '#909090'],
  ['#ffffff', '#ffffff', '#fefefe', '#fdfdfd', '#ffffff'],
  ['#000000', '#000000', '#010101', '#020202', '#000000'],
  ['#39ff14', '#ff00ff', '#00ffff', '#ffff00', '#ff3131'],
  ['#ff99c8', '#fcf6bd', '#d0f4de', '#a9def9', '#e4c1f9'],
  ['#1f4e8c', '#20508e', '#1e4d8b', '#f4f4f4', '#101820'],
  ['#101418', '#14201c', '#1c1418', '#0c0c14', '#181410'],
  ['#ff0000'],
  ['#0000ff', '#ff0000'],
  ['#1667ff', '#0b1326', '#2fe0bd', '#e9eef6', '#5b6b8c'],
];

/** A valid profile by chance: every answer, palette, script and length may come up. */
export function randomProfile(chance: Chance): TasteProfile {
  const palette = paletteBy(chance.fork('palette'));
  const reasons = DISLIKE_REASONS.filter((reason) => chance.fork(reason).chance(0.3));
  const description = chance.fork('description').pick(DESCRIPTIONS);
  const game = Object.fromEntries(Object.entries(COMPARISONS).map(([id, values]) => [id, chance.fork(id).pick(values)]));
  return TasteProfile.parse({
    vibe_check: { selected_logos: someOf(VIBE_IDS, VIBES_TO_CHOOSE, chance.fork('vibes')) },
    taste_theft: { extracted_palette: palette, dominant_color: palette[0] ?? '#000000' },
    comparison_game: game,
    hate_test: { disliked_logo_id: chance.fork('dislike').pick(DISLIKED_LOGO_IDS), reasons: reasons.length > 0 ? reasons : [chance.fork('reason').pick(DISLIKE_REASONS)] },
    basic_info: { company_name: chance.fork('name').pick(NAMES), industry: chance.fork('trade').pick(TRADES), ...(description && { description }) },
  });
}

function paletteBy(chance: Chance): string[] {
  if (chance.chance(0.4)) return [...chance.fork('hard').pick(HARD_PALETTES)];
  return Array.from({ length: chance.int(1, 5) }, (_, i) => `#${chance.fork(`${i}`).int(0, 0xffffff).toString(16).padStart(6, '0')}`);
}

function someOf<T>(items: readonly T[], count: number, chance: Chance): T[] {
  const rest = [...items];
  return Array.from({ length: count }, () => rest.splice(chance.int(0, rest.length - 1), 1)).flat();
}
