import { idea } from '../../idea.ts';

/** A temple on columns has a neck and a tail. */
export const museumDinosaur = idea({
  id: 'museum-dinosaur',
  title: 'The museum walks',
  says: 'The columns of the museum are the legs of a dinosaur.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dinosaur', 'lizard', 'dragon', 'giant'] }, { things: ['column', 'temple'], trades: ['museum', 'university', 'library', 'gallery', 'school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, traits: ['playful'], stem: 0.08 },
    one: { manner: 'cut', vibes: ['geometric_minimal', 'classic_ornate'], colors: 1, traits: ['playful'], stem: 0.08 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal', 'classic_ornate'], colors: 2, traits: ['playful'], stem: 0.036 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 30, usual: 18 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const legs = [-195, -65, 65, 195].map((x) => d.rect(x - 42, 130, 84, 250).union(d.rect(x - 56, 384 - 20, 112, 52, 8)));
    const back = d.path('M-270 112V20L-300 -10C-360 -60 -376 -160 -372 -290C-370 -340 -400 -362 -440 -360H-490C-530 -360 -530 -440 -490 -446L-400 -462C-330 -470 -276 -420 -272 -330C-270 -240 -250 -190 -200 -150L0 -232L270 -60C360 -20 440 -40 520 -110C490 40 400 100 270 96V112Z').round(8, 30);
    const eye = d.circle(-404, -406, 17);
    const pediment = d.polygon([[0, -168], [196, -44], [-196, -44]], 8);
    const lintel = d.rect(-280, 30 - 9, 560, gap);
    if (look === 'line') {
      const pen = 42;
      const columns = d.union(...[-195, -65, 65, 195].map((x) => d.rect(x - pen / 2, 112 + gap, pen, 240).union(d.rect(x - 54, 112 + gap + 220, 108, pen, 10))));
      return [d.layer('dinosaur', back.rim(pen, 'round').union(back.intersect(d.rect(-600, -500, 210, 200)), pediment).subtract(eye), 'main', { mono: 'ink' }), d.layer('columns', columns, 'second', { mono: 'ink' })];
    }
    const dinosaur = back.subtract(eye, pediment).subtract(lintel.intersect(d.rect(-272, 0, 544, 200)));
    const paint = look === 'one' ? 'main' : 'second';
    return [d.layer('dinosaur', dinosaur, 'main'), d.layer('columns', d.union(...legs), paint, { mono: 'ink' })];
  },
});
