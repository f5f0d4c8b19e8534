/** What some work took, in milliseconds: by the wall's clock, and by all cores of this process together. */
export interface Effort {
  wall: number;
  cpu: number;
}

/** Does the work and tells what it took. Threads of this process count, children do not. */
export async function effortOf<T>(work: () => Promise<T>): Promise<{ result: T; effort: Effort }> {
  const cpuBefore = process.cpuUsage();
  const before = performance.now();
  const result = await work();
  const wall = performance.now() - before;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { result, effort: { wall, cpu: (user + system) / 1000 } };
}
