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
  },
  draw: (d, { look }) => {
    const pen = 46;
    const bowl = d.sector(60, -60, 290, 0, 180);
    const leg = d.rect(60 - pen / 2, 200, pen, 290);
    const foot = d.rect(-80, 460, 280, pen, 23);
    const neck = d.line('M-207 -60C-207 -180 -60 -220 -60 -350A110 110 0 0 0 -280 -350').stroke(pen);
    const beak = d.path('M-303 -350H-257C-250 -290 -270 -240 -310 -220C-290 -260 -310 -300 -303 -350Z');
    return look === 'line' ? [d.layer('glass', d.union(bowl.rim(pen), leg, foot, neck), 'main'), d.layer('beak', beak, 'second')] : [d.layer('glass', d.union(bowl, leg, foot, neck), 'main'), d.layer('beak', beak, 'second')];
  },
});
