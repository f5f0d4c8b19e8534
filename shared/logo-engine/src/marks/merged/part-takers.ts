const setOf = (ids: string): ReadonlySet<string> => new Set(ids.split(' '));

/** Light things that rise as steam does. */
const STEAM = 'teaLeaves leaf bean heart star drop spark songbird swift note flower butterfly';
/** Round, light or grown: what a stem can carry. */
const BLOSSOM = 'jasmine sun moon heart star lotus bulb drop yarn ball gear coins spark butterfly bee clover';

/**
 * What may stand for the part of each motif in `REPLACEABLE`: an allow-list, judged by eye. Small, compact, and light
 * enough for its place: a dumb-bell is no crown of a tree, a house no blossom. What is not listed takes another way.
 */
export const PART_TAKERS: Readonly<Record<string, ReadonlySet<string>>> = {
  cup: setOf(STEAM),
  pot: setOf('leaf heart star flame drop spark flower'),
  house: setOf('heart leaf star spark songbird swift note bean'),
  book: setOf('swift songbird butterfly star sun moon leaf sprig flower tree sailboat rocket spark heart'),
  tree: setOf('heart sun moon star flower cloud clover leaf bulb yarn ball drop'),
  flower: setOf(BLOSSOM),
  tulip: setOf(BLOSSOM),
  sprig: setOf(`flower ${BLOSSOM}`),
  plant: setOf('heart bulb star sun flower tulip sprig wheat tree pine clover lotus'),
  sailboat: setOf('leaf feather moon flame heart'),
  balloon: setOf('heart bulb sun ball yarn acorn pear drop'),
  cone: setOf('heart flower cloud yarn ball sun moon'),
  key: setOf('heart house leaf flower star clover'),
  paintbrush: setOf('flame drop leaf tulip'),
  umbrella: setOf('heart house key star leaf flower paw acorn'),
  mortarboard: setOf('leaf heart star drop key bell acorn paw gem nib'),
  column: setOf('flame star sun crown owl songbird leaf'),
};
