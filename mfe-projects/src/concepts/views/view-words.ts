import { type ConceptView, UNPAID_VIEWS } from '@fifteen/contracts';

interface ViewWords {
  readonly view: ConceptView;
  readonly label: string;
  /** Ends "Quarter circles, ..." */
  readonly seen: string;
}

const VIEWS: readonly ViewWords[] = [
  { view: 'drawing', label: 'As drawn', seen: 'as drawn' },
  { view: 'white', label: 'White', seen: 'on white' },
  { view: 'black', label: 'Black', seen: 'on black' },
  { view: 'brand', label: 'Your color', seen: 'on your color' },
  { view: 'grounds', label: 'White and black', seen: 'on white and on black' },
  { view: 'small', label: '16, 32, 64 px', seen: 'at 16, 32 and 64 pixels, by light and by dark' },
  { view: 'card', label: 'Business card', seen: 'on a business card' },
  { view: 'site', label: 'Website', seen: 'on a website' },
  { view: 'shirt', label: 'T-shirt', seen: 'on a t-shirt' },
];

export const seenIn = (view: ConceptView): string => VIEWS.find((words) => words.view === view)?.seen ?? '';

/** What a project's concepts can be looked at in, in the order of the buttons. Paid, each background has a picture of its own. */
export const viewsOf = (isPaid: boolean): readonly ViewWords[] =>
  VIEWS.filter(({ view }) => (isPaid ? view !== 'grounds' : UNPAID_VIEWS.some((own) => own === view)));
