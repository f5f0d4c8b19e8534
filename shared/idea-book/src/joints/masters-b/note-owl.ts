import { idea } from '../../idea.ts';

/** A pair of quavers that is an owl. */
export const noteOwl = idea({
  id: 'note-owl',
  title: 'The owl that sings',
  says: 'Two quavers are an owl: the heads of the notes are its eyes, and the beam is its brow.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl'], trades: ['music-school'] }, { things: ['musical-note'], trades: ['music-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { pupil: { label: 'Size of the pupils', min: 66, max: 96, usual: 80 }, brow: { label: 'Dip of the brow', min: 90, max: 190, usual: 140 } },
  draw: (d, { look, params }) => {
    const dip = params['brow']!;
    const head = d.circle(-226, 180, 226);
    const stem = d.rect(-452, -420, 84, 600);
    const beam = d.path(`M-452 -460C-300 -440 -120 -400 0 ${-420 + dip}V${-220 + dip}C-120 -230 -260 -270 -372 -280L-452 -200Z`);
    const half = d.union(head, stem, beam);
    const body = d.mirror(half).round(0, 20).round(8, 0);
    const white = d.mirror(d.circle(-226, 180, 146));
    const pupils = d.mirror(d.circle(-226, 180, params['pupil']!));
    const beak = d.polygon([[-84, 350], [84, 350], [0, 500]], 22);
    const owl = body.subtract(white).gapFrom(beak, 28);
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [0, 300], to: [0, -460] } as const) : 'main';
    return [d.layer('owl', owl, paint, { mono: 'ink' }), d.layer('pupils', pupils, 'main', { mono: 'ink' }), d.layer('beak', beak, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
