import { idea } from '../../idea.ts';

/** A ball of yarn with ears; its loose end is a tail. */
export const catYarn = idea({
  id: 'cat-yarn',
  title: 'The ball purrs',
  says: 'The ball of yarn is a curled-up cat, and its loose end is the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cat', 'big-cat'] }, { things: ['yarn', 'knitting-needles'], trades: ['knitting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], traits: ['playful'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.046 },
    two: { manner: 'print', vibes: ['illustrative', 'playful_rounded', 'modern_flat'], traits: ['playful'], colors: 2, stem: 0.1 },
  },
  params: { tail: { label: 'Tail', min: 70, max: 110, usual: 90 } },
  draw: (d, { look, params }) => {
    const lift = params['tail']!;
    const [cx, cy, r] = [-70, 40, 400];
    const line = look === 'line';
    const pen = line ? 46 : 64;
    const ball = d.circle(cx, cy, r);
    const ear = (at: number) => d.polygon([[-130, 0], [0, -210], [130, 0]], 26).move(0, -r + 50).rotate(at).move(cx, cy);
    const cat = d.union(ball, ear(-30), ear(30)).round(0, 8);
    const tail = d.line(`M${cx} ${cy + r - pen / 2}H300C440 ${cy + r - pen / 2} 500 ${320 - lift} 420 ${250 - lift}C380 ${220 - lift} 330 ${240 - lift} 330 ${290 - lift}`).stroke(pen, { cap: 'round' });
    const eye = d.arc(150, -20, 68, 20, 160).stroke(line ? 40 : 36, { cap: 'round' });
    const eyes = d.mirror(eye).move(cx, cy - 40);
    const nose = d.polygon([[-40, 0], [40, 0], [0, 42]], 8).move(cx, cy + (line ? -8 : 24));
    const wind = (dx: number, dy: number, radius: number) => d.circle(cx + dx, cy + dy, radius).outline(line ? 46 : 26);
    const seam = cy + (look === 'two' ? 196 : 130);
    const low = d.path(`M-900 ${seam}C-400 ${seam - 60} 200 ${seam - 60} 700 ${seam}V900H-900Z`);
    const turns = d.union(wind(420, 560, 420), wind(420, 560, 540), wind(420, 560, 660)).intersect(low, ball);
    if (line) {
      const strands = turns.intersect(ball);
      return [d.layer('cat', d.union(cat.rim(pen, 'round'), strands, tail.subtract(ball)), 'main', { mono: 'join' }), d.layer('face', d.union(eyes, nose), 'second', { mono: 'ink' })];
    }
    const cut = cat.union(tail.subtract(ball)).subtract(eyes, nose, turns);
    if (look === 'two') {
      const knit = ball.intersect(low).subtract(turns).withoutSlivers(200);
      const top = cat.gapFrom(low, 26).gapFrom(tail.subtract(ball), 22).subtract(eyes, nose);
      return [d.layer('cat', top, 'main', { mono: 'ink' }), d.layer('yarn', knit.union(tail.subtract(ball)), 'second', { mono: 'ink' })];
    }
    return [d.layer('cat', cut, 'main')];
  },
});
