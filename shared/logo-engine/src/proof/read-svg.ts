/** A path of an SVG that the engine drew. */
export interface ReadShape {
  d: string;
  /** "#rrggbb", or a reference to a gradient. */
  fill: string;
}

const SHAPE = /<path fill="([^"]+)" fill-rule="evenodd" d="([^"]+)"\/>/g;
const FIRST_STOP = /stop-color="(#[0-9a-f]{6})"/;

/** The paths of an SVG in their order, its ground left out; a graded one in the gradient's first colour. */
export function readSvg(svg: string): ReadShape[] {
  const graded = FIRST_STOP.exec(svg)?.[1];
  return [...svg.matchAll(SHAPE)].map(([, fill = '', d = '']) => ({ fill: fill.startsWith('#') ? fill : (graded ?? fill), d }));
}
