import type { JSX } from 'react';
import { Tabs } from '@fifteen/web/ui';
import { ColourPanel } from './panels/colour-panel.tsx';
import { LayoutPanel } from './panels/layout-panel.tsx';
import { LettersPanel } from './panels/letters-panel.tsx';
import { SymbolPanel } from './panels/symbol-panel.tsx';
import type { Edit } from './use-edit.ts';

interface InspectorProps {
  assetId: string;
  edit: Edit;
}

/** Everything that can be changed, in four rooms. */
export const Inspector = ({ assetId, edit }: InspectorProps): JSX.Element => (
  <Tabs
    label="What to change"
    tabs={[
      { id: 'letters', label: 'Letters', panel: <LettersPanel assetId={assetId} edit={edit} /> },
      { id: 'symbol', label: 'Symbol', panel: <SymbolPanel assetId={assetId} edit={edit} /> },
      { id: 'colours', label: 'Colors', panel: <ColourPanel edit={edit} /> },
      { id: 'layout', label: 'Layout', panel: <LayoutPanel edit={edit} /> },
    ]}
  />
);
