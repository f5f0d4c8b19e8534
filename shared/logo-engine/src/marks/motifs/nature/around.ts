import { type Path, rotate, times } from '../../../geometry/index.ts';

export const around = (count: number, path: Path) => times(count, (i) => rotate(path, (i * 360) / count));
