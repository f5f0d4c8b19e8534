import { useState } from 'react';
import type { Asset, ConceptView, Project } from '@fifteen/contracts';
import { useCompare } from './compare/use-compare.ts';
import { shownOf, type Shown } from './concept-filter.tsx';
import type { Concepts } from './concepts-api.ts';
import { viewsOf } from './views/view-words.ts';
import { useChoice } from './use-choice.ts';

type Opened = 'details' | 'share' | null;

/** A choice made earlier is never hidden by our selection. */
const firstShown = ({ curated, versions }: Concepts, chosenId: string | null): Shown =>
  chosenId === null || [...curated, ...versions].some(({ id }) => id === chosenId) ? 'curated' : 'all';

export interface Chooser {
  /** What the page shows closer: what was clicked last, else the chosen one. Looking chooses nothing. */
  readonly lookedAt: Asset | undefined;
  readonly look: (assetId: string) => void;
  readonly chosenId: string | null;
  readonly choose: (assetId: string) => void;
  /** Why the choice was not saved. */
  readonly problem: string | null;
  readonly shown: Shown;
  readonly show: (shown: Shown) => void;
  readonly assets: readonly Asset[];
  /** Saved edits and variations that the filter lets through. */
  readonly versions: readonly Asset[];
  readonly view: ConceptView;
  readonly setView: (view: ConceptView) => void;
  readonly opened: Opened;
  readonly open: (opened: Opened) => void;
  readonly close: () => void;
  /** One waits for another, or two stand side by side. */
  readonly compared: readonly Asset[];
  readonly compare: (asset: Asset) => void;
  readonly endComparison: () => void;
}

/** What is chosen, shown, looked at and compared on the select page. */
export const useChooser = (project: Project, concepts: Concepts): Chooser => {
  const { chosenId, choose, problem } = useChoice(project.id, project.selected_asset_id);
  const [lookedId, look] = useState<string | null>(null);
  const comparison = useCompare();
  const [shown, show] = useState<Shown>(() => firstShown(concepts, chosenId));
  const [view, setView] = useState<ConceptView>('drawing');
  const [opened, open] = useState<Opened>(null);
  const find = (id: string | null): Asset | undefined => [...concepts.all, ...concepts.versions].find((asset) => asset.id === id);
  const close = (): void => open(null);
  const passed = shownOf(concepts, shown);
  return {
    lookedAt: find(lookedId) ?? find(chosenId),
    look,
    chosenId,
    choose: (assetId) => {
      look(assetId);
      choose(assetId);
    },
    problem,
    shown,
    show,
    assets: passed.concepts,
    versions: passed.versions,
    // Bought meanwhile, a project has other views.
    view: viewsOf(project.is_paid).some((offered) => offered.view === view) ? view : 'drawing',
    setView,
    opened,
    open,
    close,
    compared: comparison.pair.map(find).filter((asset) => asset !== undefined),
    compare: (asset) => {
      close();
      comparison.toggle(asset);
    },
    endComparison: comparison.clear,
  };
};
