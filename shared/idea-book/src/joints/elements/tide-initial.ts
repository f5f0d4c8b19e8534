import { idea } from '../../idea.ts';
import { BLOCKS, block } from './parts.ts';

/** An initial with the tide half way up. */
export const tideInitial = idea({
  id: 'tide-initial',
  title: ({ letters }) => `High tide in the ${letters}`,
  says: ({ letters }) => `The sea rises half way up the letter ${letters}.`,
  kind: 'symbol',
  technique: 'letter-picture',
  needs: [{ things: ['tide', 'wave', 'sea', 'coast', 'bay', 'river', 'beach', 'harbor'], trades: ['surfing', 'swimming', 'water', 'hydropower'] }],
  fits: ({ initials: { first } }) => (BLOCKS.test(first) ? first : undefined),
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.12 },
    bands: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.12 },
    print: { manner: 'print', vibes: ['gradient_modern', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.12 },
  },
  params: { wave: { label: 'Wave height', min: 60, max: 140, usual: 96 } },
  draw: (d, { look, letters, params }) => {
    const letter = block(d, letters, 860);
    const { left, width } = letter.bounds;
    const swell = (y: number) => d.wave({ x: left - 40, y, length: width + 80, height: params['wave']!, waves: 1.5 });
    const below = (y: number) => swell(y).then(d.polyline([[left + width + 40, 700], [left - 40, 700]])).fill();
    if (look === 'print') {
      const [from, wide] = [left - 90, width + 180];
      const water = d.wave({ x: from, y: 40, length: wide, height: params['wave']!, waves: 2 }).then(d.polyline([[from + wide, letter.bounds.bottom], [from, letter.bounds.bottom]])).fill();
      return d.overprint([{ shape: letter, ink: 'main' }, { shape: water, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    const edge = swell(20).stroke(30);
    const sea = letter.intersect(below(20)).subtract(edge);
    const second = look === 'bands' ? sea.subtract(swell(170).stroke(30), swell(320).stroke(30)) : sea;
    return [d.layer('letter', letter.subtract(below(20), edge).withoutSlivers(900), 'main'), d.layer('sea', second.withoutSlivers(900), 'second', { mono: 'ink' })];
  },
});
