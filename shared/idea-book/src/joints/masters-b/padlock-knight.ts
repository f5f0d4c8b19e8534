import { idea } from '../../idea.ts';

/** A padlock that is the helmet of a knight. */
export const padlockKnight = idea({
  id: 'padlock-knight',
  title: 'The knight of the lock',
  says: 'The padlock is the helmet of a knight: the keyhole is the opening of its visor.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['knight', 'helmet'], trades: ['security', 'cybersecurity', 'locksmith'] }, { things: ['padlock', 'lock'], trades: ['security', 'cybersecurity', 'locksmith'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.06 },
  },
  params: { shackle: { label: 'Weight of the shackle', min: 84, max: 120, usual: 100 }, gap: { label: 'Gap', min: 26, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const w = params['shackle']!;
    const body = d.path('M-360 -80C-360 -120 -330 -140 -300 -140H300C330 -140 360 -120 360 -80V170C360 330 240 430 0 540C-240 430 -360 330 -360 170Z').round(24, 0);
    const shackle = d.line('M-230 -100V-240C-230 -370 -130 -470 0 -470C130 -470 230 -370 230 -240V-100').stroke(w);
    const eyes = d.mirror(d.path('M-270 10C-190 -20 -110 10 -60 70V120C-150 130 -240 90 -270 10Z').round(8, 0));
    const hole = d.path('M-30 70H30V200L62 700H-62L-30 200Z').union(d.rect(-62, 50, 124, 70));
    const opening = d.union(eyes, hole).round(0, 14);
    if (look === 'line') return [d.layer('helmet', body.rim(54, 'round').union(opening.intersect(body)), 'main', { mono: 'ink' }), d.layer('shackle', shackle.gapFrom(body, gap), 'second', { mono: 'ink' })];
    return [d.layer('helmet', body.subtract(opening), 'main', { mono: 'ink' }), d.layer('shackle', shackle.gapFrom(body, gap), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
