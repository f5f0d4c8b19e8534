import { idea } from '../../idea.ts';

/** A suitcase whose handle is the setting sun. */
export const sunsetSuitcase = idea({
  id: 'sunset-suitcase',
  title: 'Pack the sunset',
  says: 'The handle of the suitcase is the sun, going down over the waves.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'sunset', 'sunrise', 'horizon', 'sea', 'wave', 'beach', 'coast', 'dawn'] }, { things: ['suitcase'], trades: ['travel', 'hotel', 'bus-travel', 'airline'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
    print: { manner: 'print', vibes: ['illustrative', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.11 },
  },
  params: { sun: { label: 'Sun size', min: 170, max: 240, usual: 212 }, waves: { label: 'Wave height', min: 28, max: 80, usual: 56 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 44 : 60;
    const body = d.rect(-450, -40, 900, 520, 70);
    const handle = d.sector(0, -40, 330, 180, 360, 330 - pen);
    const sun = d.sector(0, -70, params['sun']!, 180, 360);
    const waves = [110, 230, 350].map((y, i) => d.wave({ x: -600, y, length: 1200, height: params['waves']!, waves: 4, phase: i / 2 }).stroke(look === 'line' ? 38 : 32));
    if (look === 'print') {
      const disc = d.circle(0, -40, params['sun']! + 14);
      const inks = d.overprint([{ shape: body.subtract(...waves).union(handle), ink: 'main' }, { shape: disc, ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['suitcase', 'sun', 'sun in the sea'][i]!, shape, paint));
    }
    if (look === 'line') return [d.layer('case', body.rim(pen, 'round').union(handle, waves[0]!.union(waves[2]!).intersect(body)), 'main'), d.layer('sun', sun.intersect(d.rect(-400, -400, 800, 340)), 'second', { mono: 'ink' })];
    return [d.layer('case', body.subtract(...waves).union(handle), 'main'), d.layer('sun', sun, 'second', { mono: 'ink' })];
  },
});
