import { idea } from '../../idea.ts';

/** A flamingo is a cocktail: the body is the glass, the leg its stem, the neck the straw. */
export const flamingoCoupe = idea({
  id: 'flamingo-coupe',
  title: 'The flamingo glass',
  says: 'The bird’s body is a cocktail glass, its one leg the stem, its neck the straw.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['flamingo', 'heron', 'crane', 'stork', 'ibis', 'wading-bird', 'swan'] }, { things: ['cocktail-glass', 'wine-glass', 'champagne-flute', 'straw', 'summer', 'beach', 'ice', 'lime'], trades: ['cocktail-bar', 'winery', 'distillery', 'juice', 'events', 'weddings', 'hotel', 'restaurant', 'pub', 'catering'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.036 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.08 },
  },
  params: { leg: { label: 'Stem height', min: 210, max: 350, usual: 290 } },
  draw: (d, { look, params }) => {
    const pen = 46;
    const bowl = d.sector(60, -60, 290, 0, 180);
    const height = params['leg']!;
    const leg = d.rect(60 - pen / 2, 200, pen, height);
    const foot = d.rect(-80, 170 + height, 280, pen, 23);
    const neck = d.line('M-207 -60C-207 -180 -60 -220 -60 -350A110 110 0 0 0 -280 -350').stroke(pen);
    const beak = d.path('M-303 -350H-257C-250 -290 -270 -240 -310 -220C-290 -260 -310 -300 -303 -350Z');
    if (look === 'cut') {
      const bold = 64;
      const crook = d.line('M-198 -30C-198 -180 -40 -220 -40 -350A114 114 0 0 0 -268 -350').stroke(bold);
      const bill = d.path('M-300 -340H-236C-230 -270 -256 -210 -310 -186C-294 -230 -308 -290 -300 -340Z').round(6, 0);
      const wing = d.sector(60, -2, 196, 0, 90).subtract(d.circle(60, -2, 84)).round(10, 0);
      return [d.layer('glass', d.union(bowl, d.rect(60 - bold / 2, 180, bold, height), d.rect(-90, 150 + height, 300, bold, bold / 2), crook).subtract(wing), 'main'), d.layer('beak', bill.move(0, 22), 'main')];
    }
    return look === 'line' ? [d.layer('glass', d.union(bowl.rim(pen), leg, foot, neck), 'main'), d.layer('beak', beak, 'second')] : [d.layer('glass', d.union(bowl, leg, foot, neck), 'main'), d.layer('beak', beak, 'second')];
  },
});
