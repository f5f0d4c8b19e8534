import { useState, type JSX } from 'react';
import { SYMBOL_QUERY_MAX } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { Skeleton, TextField } from '@fifteen/web/ui';
import { ChangeButton } from '../controls/change-button.tsx';
import { Control } from '../controls/control.tsx';
import { EditButton } from '../controls/edit-button.tsx';
import { Stepper } from '../controls/stepper.tsx';
import { symbolsQuery } from '../edits-api.ts';
import { pictureOf } from '../picture-of.ts';
import type { Edit } from '../use-edit.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { IdeaControls } from './idea-controls.tsx';
import styles from './panels.module.css';

const SETTLED_MS = 250;

interface SymbolPanelProps {
  assetId: string;
  edit: Edit;
}

const Found = ({ assetId, edit }: SymbolPanelProps): JSX.Element => {
  const [word, setWord] = useState('');
  const query = useSettled(word.trim(), SETTLED_MS);
  const { data, isPlaceholderData } = useQuery(symbolsQuery(assetId, query));
  return (
    <>
      <TextField
        label="Find a symbol"
        icon="search"
        type="search"
        placeholder="Mountain, coffee, key"
        maxLength={SYMBOL_QUERY_MAX}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <p role="status" className={styles.quiet}>
        {data && data.length === 0 && !isPlaceholderData ? `No symbol for “${query}” yet. Try a simpler word.` : ''}
      </p>
      {data ? (
        <div className={styles.symbols} data-stale={isPlaceholderData}>
          {data.map(({ idea, title, svg }) => (
            <ChangeButton
              key={idea}
              edit={edit}
              operation={{ op: 'idea', idea }}
              className={styles.symbol}
            >
              <img src={pictureOf(svg)} alt="" width={84} height={84} />
              {title}
            </ChangeButton>
          ))}
        </div>
      ) : (
        <Skeleton shape="tile" height={220} />
      )}
    </>
  );
};

/** The symbol beside the name. */
export const SymbolPanel = ({ assetId, edit }: SymbolPanelProps): JSX.Element => (
  <div className={styles.panel}>
    <Control label={edit.logo?.symbol ? `Symbol: ${edit.logo.symbol}` : 'No symbol'}>
      <EditButton edit={edit} operation={{ op: 'symbol', change: 'other' }}>
        Another idea
      </EditButton>
      <EditButton edit={edit} operation={{ op: 'symbol', change: 'letter' }}>
        Initial
      </EditButton>
      <EditButton edit={edit} operation={{ op: 'flip' }} icon="flip">
        Mirror
      </EditButton>
      <EditButton edit={edit} operation={{ op: 'symbol', change: 'remove' }} icon="trash">
        Remove
      </EditButton>
    </Control>
    {edit.logo?.idea && <IdeaControls edit={edit} idea={edit.logo.idea} />}
    <Stepper edit={edit} label="Size" words={['Smaller', 'Larger']} operation={(steps) => ({ op: 'size', target: 'mark', steps })} />
    <Found assetId={assetId} edit={edit} />
  </div>
);
