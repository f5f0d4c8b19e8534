import { idea } from '../../idea.ts';

/** Crossed oars whose blades are feathers. */
export const featherOars = idea({
  id: 'feather-oars',
  title: 'Feathered oars',
  says: 'The blades of the crossed oars are feathers, as light as they should lie on the water.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['rowing', 'boat-rental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.08 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.08, traits: ['gradient'] },
  },
  params: { angle: { label: 'Angle', min: 26, max: 38, usual: 32 }, gap: { label: 'Gap', min: 20, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const turn = params['angle']!;
    const pivot: [number, number] = [0, 180];
    const blade = d.path('M0 -60C-90 -90 -150 -200 -160 -360C-168 -490 -150 -600 -100 -660C-60 -700 60 -700 100 -660C150 -600 168 -490 160 -360C150 -200 90 -90 0 -60Z');
    const notches = d.union(
      d.polygon([[52, -264], [260, -440], [260, -380]]),
      d.polygon([[-52, -344], [-260, -520], [-260, -460]]),
    );
    const quill = d.path(`M${-gap / 2} 0L${-gap / 2} -480C${-gap / 2} -520 0 -600 0 -640C0 -600 ${gap / 2} -520 ${gap / 2} -480V0Z`);
    const shaft = d.rect(-30, -60 + gap, 60, 590 - gap).union(d.rect(-44, 480, 88, 190, 44));
    const feather = blade.subtract(quill, notches).withoutSlivers(400).round(6, 0);
    const one = (shape: typeof blade) => shape.rotate(turn, pivot);
    const [leftShaft, rightShaft] = [one(shaft).flipX(0), one(shaft)];
    const shafts = rightShaft.union(leftShaft.gapFrom(rightShaft, gap));
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -600], to: [0, 60] } as const) : look === 'cut' ? 'main' : 'second';
    return [d.layer('oars', shafts.withoutSlivers(300), 'main', { mono: 'ink' }), d.layer('feathers', d.mirror(one(feather)), paint, { mono: 'ink' })];
  },
});
