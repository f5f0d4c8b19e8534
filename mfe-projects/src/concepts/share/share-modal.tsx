import { useState, type JSX } from 'react';
import { SHARE_VOTES_MAX, type ProjectShare, type Share } from '@fifteen/contracts';
import { Alert, Button, Modal, Skeleton } from '@fifteen/web/ui';
import type { ShareChoice } from './share-api.ts';
import { ShareChoices } from './share-choices.tsx';
import { ShareLink } from '../../shared/share-link.tsx';
import { TurnOff } from '../../shared/turn-off.tsx';
import styles from './share-modal.module.css';
import type { Sharing } from './use-share.ts';

interface ShareModalProps {
  sharing: Sharing;
  projectName: string;
  favourites: number;
  isPaid: boolean;
  onClose: () => void;
}

type Parts = Pick<ShareModalProps, 'sharing' | 'projectName' | 'favourites'>;

const votersWords = ({ voters }: ProjectShare): string => {
  if (voters === 0) return 'Nobody has voted yet. Votes appear here and on your concepts.';
  return `${voters} ${voters === 1 ? 'person has' : 'people have'} voted. You’ll see their votes on your concepts.`;
};

const Live = ({ share, data, sharing, projectName, favourites }: Parts & { share: Share; data: ProjectShare }): JSX.Element => (
  <>
    <ShareLink path={share.path} title={`Help choose a logo for ${projectName}`} />
    <ShareChoices choice={share} favourites={favourites} onChange={sharing.save} />
    <output className={styles.quiet}>{votersWords(data)}</output>
    <TurnOff
      label="Turn off the link"
      warning="This link will stop working for good. You keep the votes, and you can make a new link."
      busy={sharing.busy}
      onTurnOff={sharing.end}
      className={styles.off}
    />
  </>
);

const NotYet = ({ sharing, favourites }: Parts): JSX.Element => {
  const [choice, setChoice] = useState<ShareChoice>({ shows_owner: false, only_favourites: false });
  return (
    <>
      <ShareChoices choice={choice} favourites={favourites} onChange={setChoice} />
      <div>
        <Button busy={sharing.busy} busyLabel="Making the link..." onClick={() => sharing.save(choice)}>
          Make a link
        </Button>
      </div>
    </>
  );
};

/** Makes, changes and ends the public link of a project. */
export const ShareModal = ({ onClose, isPaid, ...parts }: ShareModalProps): JSX.Element => {
  const { data, problem } = parts.sharing;
  return (
    <Modal open onClose={onClose} title="Ask others">
      <p>
        Send a link to friends, colleagues or customers. They don’t need an account. They see{' '}
        {isPaid ? 'pictures of your concepts' : 'watermarked previews'} and can give up to {SHARE_VOTES_MAX} votes.
      </p>
      {problem && <Alert>{problem}</Alert>}
      {!data && !problem && <Skeleton height={120} shape="tile" />}
      {data?.share && <Live {...parts} data={data} share={data.share} />}
      {data && !data.share && <NotYet {...parts} />}
    </Modal>
  );
};
