import { DrawingError } from '@fifteen/drawing';
import type { Brief } from '../brief/brief.ts';
import { compose } from '../compose/compose.ts';
import { CANVAS } from '../compose/canvas.ts';
import { withIdea } from '../edit/symbol-edits.ts';
import type { Genome } from '../genome.ts';
import { geneOf, rankIdeas } from '../propose/rank-ideas.ts';
import { type Artwork, inOneColor } from '../render/artwork.ts';
import { STUDIOS_BY_ID } from '../studios/studios.ts';

const BLACK = '#000000';
const GAP = 9;

/** Other symbols of the customer's trade, in black, best first: for patterns and pictures beside the logo. Its own idea is not among them. */
export function relatedSymbols(genome: Genome, brief: Brief, most: number): Artwork[] {
  const ranked = rankIdeas(brief, STUDIOS_BY_ID[genome.studio], ({ id, kind }) => kind === 'symbol' && id !== genome.idea?.program).filter(({ match }) => match.fit > 0 && (match.isOfTrade || match.isOfName));
  const first = [...new Map(ranked.toReversed().map((each) => [each.idea.id, each])).values()].toReversed();
  const symbols: Artwork[] = [];
  for (const each of first) {
    if (symbols.length >= most) break;
    const drawn = symbolOf(withIdea(genome, geneOf(each)), brief);
    if (drawn) symbols.push(drawn);
  }
  return symbols;
}

function symbolOf(genome: Genome, brief: Brief): Artwork | undefined {
  try {
    return inOneColor(compose(genome, brief).symbol, BLACK, { width: CANVAS, height: CANVAS }, GAP);
  } catch (error) {
    if (error instanceof DrawingError) return undefined;
    throw error;
  }
}
