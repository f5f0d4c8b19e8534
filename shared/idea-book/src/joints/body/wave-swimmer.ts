import { idea } from '../../idea.ts';

/** A wave that is the arm of a swimmer. */
export const waveSwimmer = idea({
  id: 'wave-swimmer',
  title: 'The swimming wave',
  says: 'The crest of the wave is the arm of a swimmer.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wave', 'sea', 'tide', 'lake', 'river', 'beach', 'coast'] }, { things: ['swimmer', 'swimming-pool'], trades: ['swimming', 'fitness', 'surfing', 'swimming-pools'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.045 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { head: { label: 'Size of the head', min: 100, max: 136, usual: 124 } },
  draw: (d, { look, params }) => {
    const arm = d.path('M-500 230C-340 230 -290 140 -210 -20C-120 -200 40 -330 230 -290C330 -268 390 -200 430 -110C340 -170 240 -190 150 -140C30 -76 10 60 90 150C150 214 260 240 380 230C300 330 140 350 20 350H-500Z').round(10, 0);
    const head = d.circle(250, 40, params['head']!);
    const water = d.line('M-500 450C-400 390 -330 390 -250 450C-170 510 -80 510 0 450C80 390 170 390 250 450C330 510 400 510 500 450').stroke(look === 'line' ? 40 : 70);
    if (look === 'line') return [d.layer('wave', arm.rim(40, 'round').union(water), 'main'), d.layer('head', head.rim(40), 'second', { mono: 'ink' })];
    return [d.layer('wave', arm, look === 'gradient' ? { gradient: ['main', 'second'], from: [-300, 350], to: [400, -200] } : 'main'), d.layer('water', water, 'main'), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
