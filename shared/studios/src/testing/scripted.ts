import type { SeenRequest, StandInAnswer } from '../stand-in/wire.ts';

/** Programs that a test's model hands in; each is a sound mark of its own, made for these tests. */
export const GOOD_PROGRAMS = [
  `function draw(d) {
  const gap = 18;
  const hull = d.path('M-300 40H300C270 190 160 260 0 260C-160 260 -270 190 -300 40Z');
  const wing = d.path('M-20 0C-20 -180 -80 -330 -220 -430C-190 -280 -200 -120 -260 0Z').gapFrom(hull, gap);
  const jib = d.path('M20 0C40 -160 110 -250 230 -310C200 -210 210 -100 260 0Z').gapFrom(hull, gap);
  return [d.layer('hull', hull, 'main'), d.layer('wing', wing, 'main'), d.layer('jib', jib, 'second', { mono: 'ink' })];
}`,
  `function draw(d) {
  const ring = d.ring(0, 0, 330, 230);
  const gull = d.line('M-420 60C-300 -90 -120 -90 0 60C120 -90 300 -90 420 60').stroke(76, { cap: 'round' });
  return [d.layer('sun', ring.gapFrom(gull, 22), 'second', { mono: 'ink' }), d.layer('gull', gull, 'main', { mono: 'ink' })];
}`,
  `function draw(d) {
  const wave = (y) => d.line('M-320 ' + y + 'C-220 ' + (y - 110) + ' -100 ' + (y - 110) + ' 0 ' + y + 'C100 ' + (y + 110) + ' 220 ' + (y + 110) + ' 320 ' + y).stroke(70, { cap: 'round' });
  const beak = d.polygon([[90, -330], [330, -230], [90, -190]], 14);
  const head = d.circle(-20, -250, 130);
  return [d.layer('head', d.union(head, beak).subtract(d.circle(10, -280, 26)), 'main'), d.layer('upper wave', wave(30), 'second'), d.layer('lower wave', wave(180), 'main')];
}`,
] as const;

/** A mark whose strokes vanish in print. */
export const THIN_PROGRAM = `function draw(d) {
  return [d.layer('hair', d.line('M-400 0C-200 -300 200 -300 400 0').stroke(4), 'main'), d.layer('base', d.rect(-400, 60, 800, 90), 'main')];
}`;

/** A sound mark with one gap that closes in small sizes. */
export const WEAK_PROGRAM = GOOD_PROGRAMS[1].replace('gapFrom(gull, 22)', 'gapFrom(gull, 6)');

export const ideasOf = (studios: readonly string[], count = 12): Record<string, unknown> => ({
  ideas: Array.from({ length: count }, (_, i) => ({ title: `Idea ${i + 1}`, move: `Move ${i + 1}`, kind: 'symbol', grade: Math.max(1, 9 - i / 2) })),
  chosen: Array.from({ length: count }, (_, i) => ({ idea: i + 1, studio: studios[i % studios.length] })),
});

export const drawCall = (program: string, words: Partial<Record<'title' | 'says' | 'kind' | 'manner' | 'letters', string>> = {}) => ({
  name: 'draw',
  input: { title: 'Wings for sails', says: 'The raised wings are the sails of a boat.', kind: 'symbol', manner: 'solid', letters: '', ...words, program },
});

/** A model that hands in ideas, then a sound program for each, then keeps it. */
export const goodModel =
  (studios: readonly string[] = ['helios']) =>
  ({ task, turn }: Pick<SeenRequest, 'task' | 'turn'>): StandInAnswer => {
    if (task === 'ideas') return { kind: 'reply', calls: [{ name: 'submit_ideas', input: ideasOf(studios) }] };
    const number = Number(task.slice(-2)) - 1;
    return turn === 1 ? { kind: 'reply', calls: [drawCall(GOOD_PROGRAMS[number % GOOD_PROGRAMS.length]!)] } : { kind: 'reply', calls: [{ name: 'keep', input: {} }] };
  };
