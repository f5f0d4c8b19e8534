import { idea } from '../../idea.ts';

/** A squeegee that is a hammerhead. */
export const squeegeeShark = idea({
  id: 'squeegee-shark',
  title: 'The hammerhead at the pane',
  says: 'The squeegee is a hammerhead that glides over the glass.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['shark'], trades: ['window-cleaning'] }, { things: ['window'], trades: ['window-cleaning'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { head: { label: 'Width of the head', min: 340, max: 430, usual: 390 }, gap: { label: 'Gap', min: 24, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const w = params['head']!;
    const rubber = d.rect(-w - 40, -500, 2 * w + 80, 70, 16);
    const head = d.path(`M${-w} ${-430 + gap}H${w}V-320C${w} -276 ${w - 50} -270 ${w - 100} -280C220 -300 130 -290 110 -200H-110C-130 -290 -220 -300 ${100 - w} -280C${50 - w} -270 ${-w} -276 ${-w} -320Z`).round(16, 0);
    const trunk = d.path('M-104 -300H104C150 -120 130 60 44 300H-44C-130 60 -150 -120 -104 -300Z');
    const fin = d.path('M90 -130C230 -90 330 0 360 130C260 70 150 60 80 80Z').round(10, 0);
    const tail = d.path('M-46 250H46C60 330 130 400 220 450C120 440 50 430 0 400C-50 430 -120 440 -220 450C-130 400 -60 330 -46 250Z').round(8, 0);
    const body = d.union(head, trunk, d.mirror(fin), tail).round(0, 70);
    const eyes = d.mirror(d.circle(-w + 84, -345, 30));
    const shark = body.subtract(eyes);
    return [d.layer('shark', shark, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 460], to: [0, -460] } : 'main', { mono: 'ink' }), d.layer('rubber', rubber, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
