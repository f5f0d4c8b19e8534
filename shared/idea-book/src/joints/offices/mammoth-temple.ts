import { idea } from '../../idea.ts';

/** A temple that is a mammoth. */
export const mammothTemple = idea({
  id: 'mammoth-temple',
  title: 'The house of giants',
  says: 'The museum is a mammoth: its columns are the legs, its gable the back.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['museum'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.14 },
  },
  params: { gable: { label: 'Height of the gable', min: 170, max: 230, usual: 200 }, column: { label: 'Columns', min: 84, max: 106, usual: 96 } },
  draw: (d, { look, params }) => {
    const [gable, column] = [params['gable']!, params['column']!];
    const gap = 28;
    const roof = d.polygon([[80, -190 - gable], [500, -190], [500, -110], [-340, -110], [-340, -190]], 14);
    const beam = d.rect(-300, -110 + gap, 770, 84, 10);
    const columns = d.union(...[-230, -33, 164, 360].map((x) => d.rect(x - column / 2 + 20, -26 + gap * 2, column, 380, 8)));
    const floor = d.rect(-300, 354 + gap * 3, 840, 84, 10);
    const head = d.path('M-330 -420C-260 -440 -180 -400 -150 -320C-110 -240 -140 -150 -210 -110C-240 -30 -320 20 -380 10C-360 120 -380 250 -330 330C-300 370 -340 430 -400 400C-500 330 -500 180 -490 40C-500 -100 -490 -200 -470 -270C-450 -350 -400 -410 -330 -420Z').round(14, 0);
    const tusk = d.line('M-390 40C-410 240 -560 310 -690 170').brush([100, 92, 72, 16], { ends: 'cut' });
    const eye = d.circle(-340, -230, 30);
    const skull = head.subtract(eye, tusk.grow(gap));
    const hall = d.union(roof, beam, columns, floor).subtract(head.grow(gap)).withoutSlivers(500);
    if (look === 'cut') return [d.layer('mammoth', d.union(hall, skull, tusk), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('hall', hall, { tint: 'main', by: 0.35 }, { mono: 'ink' }), d.layer('mammoth', skull, 'main', { mono: 'ink' }), d.layer('tusk', tusk, 'second', { mono: 'ink' })];
    return [d.layer('mammoth', hall.union(skull), 'main', { mono: 'ink' }), d.layer('tusk', tusk, 'second', { mono: 'ink' })];
  },
});
