import { RESIDENT_STUDIOS, type Asset, type CuratedAssets, type Project } from '@fifteen/contracts';

let made = 0;
const id = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

/** A completed, watermarked concept of Helios, unless told otherwise. */
export const anAsset = ({ metadata, ...change }: Partial<Omit<Asset, 'metadata'>> & { metadata?: Partial<Asset['metadata']> } = {}): Asset => ({
  id: id(),
  status: 'completed',
  asset_url: '/files/concept.webp',
  asset_type: 'logo_concept',
  parent_asset_id: null,
  is_watermarked: true,
  prompt_data: { philosophy: 'Light and clarity.' },
  ...change,
  metadata: {
    studio: 'helios',
    title: 'Quarter circles',
    philosophy: 'Light and clarity.',
    reasons: ['Quarter circles from your pick "bold abstract".'],
    background: '#f7efdf',
    scores: { legibility_16: 0.92, contrast: 7.4, distinctness: 0.81, quality: 0.8 },
    ...metadata,
  },
});

const fifteenIds = Array.from({ length: 15 }, id);

/** Five concepts of each resident studio; the same ids each time. */
export const fifteenAssets = (change: Partial<Omit<Asset, 'metadata'>> = {}): Asset[] =>
  RESIDENT_STUDIOS.flatMap((studio, row) =>
    Array.from({ length: 5 }, (_, column) =>
      anAsset({ id: fifteenIds[row * 5 + column]!, ...change, metadata: { studio, title: `${studio} ${column + 1}` } }),
    ),
  );

/** An unpaid project with nothing chosen and no kit. */
export const aProject = (change: Partial<Project> = {}): Project => ({
  id: id(),
  project_name: 'Northwind Coffee',
  created_at: '2026-11-20T09:30:00.000Z',
  brief_data: { company_name: 'Northwind Coffee', industry: 'Coffee' },
  is_paid: false,
  selected_asset_id: null,
  status: 'completed',
  has_brand_kit: false,
  completed_assets: 15,
  thumbnail_url: '/files/thumbnail.webp',
  ...change,
});

export const someCurated = (change: Partial<CuratedAssets> = {}): CuratedAssets => {
  const all = fifteenAssets();
  return {
    curated: all.filter((_, i) => i % 5 < 2),
    all,
    is_paid: false,
    show_upgrade_banner: true,
    diversity_score: 0.784,
    ...change,
  };
};
