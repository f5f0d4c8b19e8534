import type { Rng } from '@fifteen/logo-engine/rng';

/** Numbers that authors get wrong, beside those that they mean. */
const ODD = ['0', '-1', '1e9', '1e-9', '0 / 0', '1 / 0', '-0'];
const PAINTS = ["'main'", "'second'", "'ground'", "{ mix: ['main', 'second'] }", "{ tint: 'third', by: 0.4 }", "{ gradient: ['main', 'second'], from: [0, 0], to: [300, 0] }", "'magenta'"];

/**
 * The source of a program in the drawing language: statements that a careless author might write, in an order that makes
 * sense, now and then with a number or a name that does not.
 */
export function randomProgram(rng: Rng): string {
  const number = (low = -500, high = 500) => (rng.chance(0.02) ? rng.pick(ODD) : rng.range(low, high).toFixed(rng.int(0, 3)));
  const point = () => `[${number()}, ${number()}]`;
  const points = (least: number) => `[${Array.from({ length: rng.int(least, 7) }, point).join(', ')}]`;
  const shape = () => `s[${rng.int(0, 40)} % s.length]`;
  const line = () => `l[${rng.int(0, 40)} % l.length]`;
  const shapes: readonly (() => string)[] = [
    () => `d.circle(${number()}, ${number()}, ${number(5, 300)})`,
    () => `d.rect(${number()}, ${number()}, ${number(5, 600)}, ${number(5, 600)}, ${number(0, 60)})`,
    () => `d.polygon(${points(3)}, ${number(0, 30)})`,
    () => `d.star(${rng.int(2, 9)}, ${number(50, 400)}, ${number(10, 200)})`,
    () => `d.leaf(${point()}, ${point()}, ${number(0, 1)})`,
    () => `d.blob(${points(3)})`,
    () => `d.sector(${number()}, ${number()}, ${number(20, 400)}, ${number(-180, 0)}, ${number(0, 360)})`,
    () => `d.path('M${rng.int(-300, 300)} 0C0 ${rng.int(-400, 400)} 200 100 300 ${rng.int(-99, 99)}Z')`,
    () => `d.union(...d.radial(${shape()}, { count: ${rng.int(1, 12)} }))`,
    () => `d.fitSector(${shape()}, { count: ${rng.int(3, 12)}, gap: ${number(0, 30)} })`,
    () => `d.union(...d.along(${line()}, ${shape()}.scale(0.2), { count: ${rng.int(1, 9)} }))`,
    () => `d.weld(${shape()}, ${shape()}, ${number(0, 40)})`,
    () => `d.union(...d.spaced([${shape()}, ${shape()}], ${number(1, 80)}))`,
    () => `d.matchWeights(${shape()}, ${shape()})[0]`,
    () => `d.mirror(${shape()})`,
    () => `${shape()}.${rng.pick(['union', 'subtract', 'intersect', 'exclude'])}(${shape()})`,
    () => `${shape()}.gapFrom(${shape()}, ${number(1, 40)})`,
    () => `${shape()}.${rng.pick(['grow', 'shrink', 'round', 'outline', 'rim', 'rotate', 'slant', 'scale'])}(${number(-2, 30)})`,
    () => `${shape()}.warp(([x, y]) => [x + ${number(-50, 50)} * Math.sin(y / 90), y])`,
    () => `${line()}.stroke(${number(5, 90)}, { cap: '${rng.pick(['butt', 'round', 'square'])}' })`,
    () => `${line()}.brush((t) => ${number(2, 60)} * (1 - t) + 8)`,
    () => `d.write(input.name, ${rng.chance(0.7) ? 'input.lettering' : "{ pen: 'monoline', options: {} }"}, ${number(40, 300)}).shape`,
    () => `d.pen('${rng.pick(['Ab', 'fifteen', 'Я', '茶', ''])}', '${rng.pick(['monoline', 'angular', 'slit', 'blocks', 'crayon'])}', { size: ${number(40, 300)} }).shape`,
  ];
  const lines: readonly (() => string)[] = [
    () => `d.through(${points(2)})`,
    () => `d.polyline(${points(2)})`,
    () => `d.arc(0, 0, ${number(20, 400)}, ${number(-180, 180)}, ${number(-180, 360)})`,
    () => `d.curve(${point()}, ${point()}, ${point()}, ${point()})`,
    () => `d.wave({ length: ${number(50, 900)}, height: ${number(10, 200)}, waves: ${number(0.5, 6)} })`,
    () => `d.spiral({ from: ${number(0, 60)}, to: ${number(60, 400)}, turns: ${number(0.5, 5)} })`,
    () => `${line()}.part(${number(0, 0.5)}, ${number(0.5, 1)})`,
    () => `${line()}.offset(${number(-60, 60)})`,
    () => `${line()}.then(${line()})`,
    () => `(d.centerLines(${shape()})[0] || ${line()})`,
  ];
  const statements = Array.from({ length: rng.int(3, 24) }, () => (rng.chance(0.3) ? `l.push(${rng.pick(lines)()});` : `s.push(${rng.pick(shapes)()});`));
  const layers = Array.from({ length: rng.int(1, 5) }, (_, i) => `d.layer('part ${i}', ${shape()}, ${rng.weighted(PAINTS, (paint) => (paint === "'magenta'" ? 0.1 : 1))}, { role: '${rng.pick(['mark', 'word'])}' })`);
  return `function draw(d, input) {
  const s = [d.circle(0, 0, 200)], l = [d.line('M-300 0C-100 -200 100 200 300 0')];
  ${statements.join('\n  ')}
  return [${layers.join(', ')}];
}`;
}
