import { type Asset, CONCEPT_VIEWS, type ConceptView } from '@fifteen/contracts';
import { Resvg } from '@resvg/resvg-js';
import { GROUND_PANELS } from '../../../projects/views/threads/ground-views.ts';
import type { Target } from './attack.ts';
import { decode, enlargedPart, type Picture } from './picture.ts';

/** What somebody without a payment can ask for. */
export interface Reach {
  readonly url: string;
  /** Link to the picture on the public share page; undefined if the project is not shared. */
  readonly sharedUrl: (assetId: string) => string | undefined;
}

/** Views that show the logo where the drawing has it. */
const SAME_PLACE: readonly ConceptView[] = ['white', 'black', 'brand'];
const SIZE = 1024;

/** Undefined where the answer is a refusal. */
const fetched = async (url: string): Promise<Picture | undefined> => {
  const answer = await fetch(url);
  return answer.status === 200 ? decode(new Uint8Array(await answer.arrayBuffer())) : undefined;
};

const isThere = (picture: Picture | undefined): picture is Picture => picture !== undefined;

/**
 * Everything that anybody can get of an unpaid logo: the previews in both sizes, all views in both sizes, known or
 * guessed, and the pictures of a public link. `svg` is the drawing, which nobody gets: it is what the others are held
 * against. Mock-ups and icons show the logo at a third and less, turned and cut; they are counted, and add nothing.
 */
export const collectTarget = async (asset: Asset, svg: string, { url, sharedUrl }: Reach): Promise<{ target: Target; seen: number }> => {
  const viewOf = (view: ConceptView, size: 'large' | 'small') => fetched(`${url}${(asset.view_url ?? '').replace('{view}', view)}&size=${size}`);
  const views = new Map<string, Picture>();
  for (const view of CONCEPT_VIEWS) {
    for (const size of ['large', 'small'] as const) {
      const picture = await viewOf(view, size);
      if (picture) views.set(`${view} ${size}`, picture);
    }
  }
  const shared = sharedUrl(asset.id);
  const drawing = [
    await fetched(`${url}${asset.asset_url ?? ''}`),
    views.get('drawing large'),
    shared && (await fetched(`${url}${shared}?size=large`)),
    await fetched(`${url}${asset.asset_url ?? ''}&size=512`),
    views.get('drawing small'),
    shared && (await fetched(`${url}${shared}?size=small`)),
  ].filter((picture) => typeof picture === 'object').filter(isThere);
  const grounds = views.get('grounds large');
  const panels = grounds ? await Promise.all(GROUND_PANELS.map((panel) => enlargedPart(grounds, panel, SIZE))) : [];
  const others = [...SAME_PLACE.flatMap((view) => views.get(`${view} large`) ?? []), ...panels];
  const [white, black] = [views.get('white large'), views.get('black large')];
  const clean = await decode(new Resvg(svg, { fitTo: { mode: 'width', value: SIZE }, font: { loadSystemFonts: false } }).render().asPng());
  return { target: { drawing, others, pair: white && black && { white, black }, clean }, seen: drawing.length + views.size };
};
