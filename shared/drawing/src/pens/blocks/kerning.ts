/** Small letters whose left side is round, and those of x-height whose left side is not. */
const ROUND_LEFT = 'acdegoqæœøðбфαδοσςφ';
const STRAIGHT_LEFT = 'mnprsuvwxyzıŋæвгджзийклмнптцчшщъыьэюяћђικμνπρτυχψωηεγ';
const A_LIKE = 'AÆΛΔ';
const LOW = '.,…„‚';
const HIGH = '’‘”“\'"';

/** Each of the letters on the left before each on the right, in units of 1,000 to the cap height. */
const RULES: readonly (readonly [left: string, right: string, by: number])[] = [
  // Beams over what is low
  ['TΤ', ROUND_LEFT, -112], ['TΤ', STRAIGHT_LEFT, -92], ['TΤ', A_LIKE, -112], ['TΤ', 'ДЛ', -80], ['TΤ', 'OCGQОСЭΘΟ', -22], ['TΤ', LOW, -140], ['TΤ', '-–—', -110], ['TΤ', 'J', -90],
  ['FГҐΓ', ROUND_LEFT, -62], ['FГҐΓ', STRAIGHT_LEFT, -50], ['FГҐΓ', A_LIKE, -104], ['FГҐΓ', 'ДЛ', -84], ['FГҐΓ', LOW, -160], ['FГҐΓ', '-–—', -60], ['FГҐΓ', 'J', -80],
  ['ГҐΓ', ROUND_LEFT, -104], ['ГҐΓ', STRAIGHT_LEFT, -88], ['ГҐΓ', '-–—', -100],
  ['P', A_LIKE, -118], ['P', 'ДЛ', -90], ['P', LOW, -190], ['P', ROUND_LEFT, -24], ['P', 'J', -84], ['P', '-–—', -30],
  ['гґтτ', ROUND_LEFT, -46], ['гґтτ', 'дл', -40], ['гґтτ', LOW, -110], ['гґтτ', '-–—', -60],
  ['rf', LOW, -100], ['r', ROUND_LEFT, -30], ['f', ROUND_LEFT, -20], ['f', HIGH, 50], ['f', 'bhklBHIKLMNßþ', 18], ['f', 'iïîìí', 10], ['r', '-–—', -50],
  // Diagonals
  [A_LIKE, 'VW', -112], [A_LIKE, 'Tτ', -104], [A_LIKE, 'YΥΨЧ', -64], [A_LIKE, 'OCGQUОСЭΘΦФ', -26], [A_LIKE, 'vwyν', -44], [A_LIKE, 'tтτ', -30], [A_LIKE, HIGH, -110], [A_LIKE, A_LIKE, 16],
  ['VW', A_LIKE, -112], ['V', ROUND_LEFT, -58], ['W', ROUND_LEFT, -40], ['V', STRAIGHT_LEFT, -34], ['W', STRAIGHT_LEFT, -22], ['VW', LOW, -150], ['VW', 'OCGQ', -22], ['VW', '-–—', -60], ['VW', 'J', -60],
  ['YΥ', A_LIKE, -60], ['YΥ', ROUND_LEFT, -34], ['YΥ', LOW, -110], ['YΥ', '-–—', -50], ['YΥ', STRAIGHT_LEFT, -16],
  ['vwν', LOW, -104], ['vwν', ROUND_LEFT, -18], ['boepо', 'vwν', -16], ['boepо', 'x', -18], ['xkкχ', ROUND_LEFT, -14], ['λ', 'ν', 0],
  ['OCDQGОСЮЭΘΟ', A_LIKE, -24], ['ODQОЮΘΟ', 'T', -24], ['ODQОЮΘΟ', 'VWY', -22], ['ODQОЮΘΟ', 'XЖ', -14], ['ODQОЮΘΟ', LOW, -40], ['ODQОЮΘΟ', 'ДЛ', -20],
  ['KXЖ', 'OCGQОС', -20], ['KXЖ', ROUND_LEFT, -16], ['R', 'TVW', -20], ['R', ROUND_LEFT, -8],
  // Feet under what is high
  ['L', 'TΤ', -128], ['L', 'VW', -104], ['L', 'YΥЧ', -84], ['L', 'OCGQU', -22], ['L', HIGH, -150], ['L', 'vwy', -44], ['L', 't', -30], ['L', '-–—', -60],
  ['ЬЪБЉЊ', 'ТT', -84], ['ЬЪБЉЊ', 'ЧYУ', -48], ['ЬЪБЉЊ', 'XЖ', -24], ['ьъбљњ', 'т', -58], ['ьъбљњ', 'ч', -34], ['ьъбљњ', 'x', -20], ['Ф', 'TA', -40],
  ['TГ', 'Ф', -40], ['aoebрpdquhmnоu', HIGH, -30],
  // Figures
  ['7', LOW, -150], ['7', '4', -44], ['7', 'aoceAД', -60], ['7', '1', -6], ['7', '-–—', -60], ['1', '1', -14], ['4', '7', -20], ['0', '7', -14], ['9', LOW, -40], ['6', '7', -18], ['/', '4', -60], ['/', 'ao', -40],
];

export const kerning: Readonly<Record<string, number>> = Object.fromEntries(
  RULES.flatMap(([lefts, rights, by]) => [...lefts].flatMap((left) => [...rights].map((right) => [left + right, by] as const))),
);
