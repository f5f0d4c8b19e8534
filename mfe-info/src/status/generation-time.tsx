import type { JSX } from 'react';
import type { Status } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { statusQuery } from './status-query.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;

const durationOf = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.round(milliseconds / SECOND_MS));
  if (seconds === 1) return 'a second';
  if (seconds < 2 * MINUTE_S) return `${seconds} seconds`;
  return `${Math.round(seconds / MINUTE_S)} minutes`;
};

/** What the status page measures: from the order to the last concept, over the last hour. */
const measuredIn = (status: Status | undefined): number | null =>
  status?.services.find(({ id }) => id === 'generation')?.response_time ?? null;

/** How long 15 concepts took lately, as a sentence after the promise; nothing while it is not measured. */
export const GenerationTime = (): JSX.Element | null => {
  const { data } = useQuery({ ...statusQuery, refetchInterval: false });
  const milliseconds = measuredIn(data);
  return milliseconds === null ? null : <> In the last hour it took {durationOf(milliseconds)} on average.</>;
};
