import { useState, type JSX } from 'react';
import { SHARE_VOTES_MAX, type SharedProject } from '@fifteen/contracts';
import { useTitle } from '@fifteen/web/page';
import { useQuery } from '@fifteen/web/query';
import { useParams } from '@fifteen/web/router';
import { Alert, Button, ButtonLink, Container, Modal, PageHeading, Skeleton } from '@fifteen/web/ui';
import { NoShare } from './no-share.tsx';
import styles from './shared-project-page.module.css';
import { sharedProjectQuery } from './shares-api.ts';
import { useVotes, type Votes } from './use-votes.ts';
import { VoteTile } from './vote-tile.tsx';

const PLACES = Array.from({ length: 6 }, (_, place) => place);

const Waiting = (): JSX.Element => (
  <Container className={styles.page} aria-busy="true">
    <PageHeading>Which one would you choose?</PageHeading>
    <div className={styles.tiles}>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="tile" className={styles.waiting} />
      ))}
    </div>
  </Container>
);

const countWords = ({ given, refused }: Votes): string => {
  if (refused) return `All ${SHARE_VOTES_MAX} votes are given. Take one back to give it to another.`;
  return given.length === 0 ? `You have ${SHARE_VOTES_MAX} votes.` : `${given.length} of ${SHARE_VOTES_MAX} votes given.`;
};

const Thanks = ({ votes }: { votes: Votes }): JSX.Element => (
  <div className={styles.foot}>
    <p className={styles.count} role="status" data-refused={votes.refused}>
      {countWords(votes)}
      {votes.saved && votes.given.length > 0 && !votes.refused && ' They’re saved. You can close this page.'}
    </p>
    <ButtonLink to="/" size="medium" variant="quiet">
      Make your own logo
    </ButtonLink>
  </div>
);

const Ballot = ({ token, project }: { token: string; project: SharedProject }): JSX.Element => {
  const votes = useVotes(token, project.own_votes);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const concept = project.concepts.find(({ id }) => id === lookedAt);
  const isGiven = concept !== undefined && votes.given.includes(concept.id);
  useTitle(`Choose a logo for ${project.project_name}`);
  return (
    <Container className={styles.page}>
      <PageHeading
        above={project.owner_name ? `${project.owner_name} wants your opinion` : 'We’d like your opinion'}
        lead={`Give up to ${SHARE_VOTES_MAX} votes to the logos that suit ${project.project_name} best. No account needed.`}
      >
        Which one would you choose?
      </PageHeading>
      {votes.problem && <Alert>We couldn’t save your vote: {votes.problem}</Alert>}
      <div role="group" aria-label="Concepts" className={styles.tiles}>
        {project.concepts.map((shown) => (
          <VoteTile
            key={shown.id}
            concept={shown}
            voted={votes.given.includes(shown.id)}
            onVote={() => votes.toggle(shown.id)}
            onLook={() => setLookedAt(shown.id)}
          />
        ))}
      </div>
      <Thanks votes={votes} />
      {concept && (
        <Modal
          open
          onClose={() => setLookedAt(null)}
          title={concept.title ?? 'Concept'}
          actions={
            <Button icon="heart" variant={isGiven ? 'primary' : 'secondary'} aria-pressed={isGiven} onClick={() => votes.toggle(concept.id)}>
              {isGiven ? 'Your vote' : 'Give a vote'}
            </Button>
          }
        >
          <img
            src={`${concept.asset_url}?size=large`}
            alt={`${concept.title ?? 'Concept'}, enlarged`}
            width={1024}
            height={1024}
            className={styles.large}
          />
          {votes.refused && !isGiven && <p role="status">{countWords(votes)}</p>}
        </Modal>
      )}
    </Container>
  );
};

/** /s/{token}: what a visitor of a public link sees. */
export const SharedProjectPage = (): JSX.Element => {
  const token = useParams()['token']!;
  const { data, error, refetch } = useQuery(sharedProjectQuery(token));
  if (error && !data) return <NoShare error={error} onRetry={() => void refetch()} />;
  return data ? <Ballot token={token} project={data} /> : <Waiting />;
};
