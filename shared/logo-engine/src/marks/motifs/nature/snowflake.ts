import { polyline, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';
import { around } from './around.ts';

export const snowflake: Motif = {
  id: 'snowflake',
  title: 'snowflake',
  keywords: 'snow snowflake winter ice cold frost ski cooling refrigeration schnee eis kalt kuhlung frio nieve invierno hielo neige hiver froid glace climatisation polar',
  weight: 'line',
  draw: () => {
    const arm = union(
      roundedRect(-32, -500, 64, 500, 32),
      stroke(polyline([[-130, -420], [0, -290], [130, -420]]), 60),
    );
    return union(...around(6, arm));
  },
};
