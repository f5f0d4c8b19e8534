import type { ConceptView } from '@fifteen/contracts';

interface ViewWords {
  readonly view: ConceptView;
  readonly label: string;
  /** Ends "Quarter circles, ..." */
  readonly seen: string;
}

/** The views in the order of their buttons. */
export const VIEWS: readonly ViewWords[] = [
  { view: 'drawing', label: 'As drawn', seen: 'as drawn' },
  { view: 'white', label: 'White', seen: 'on white' },
  { view: 'black', label: 'Black', seen: 'on black' },
  { view: 'brand', label: 'Your colour', seen: 'on your colour' },
  { view: 'small', label: '16, 32, 64 px', seen: 'at 16, 32 and 64 pixels, by light and by dark' },
  { view: 'card', label: 'Business card', seen: 'on a business card' },
  { view: 'site', label: 'Website', seen: 'on a website' },
  { view: 'shirt', label: 'T-shirt', seen: 'on a t-shirt' },
];

export const seenIn = (view: ConceptView): string => VIEWS.find((words) => words.view === view)?.seen ?? '';
