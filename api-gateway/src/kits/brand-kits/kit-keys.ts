import type { KitPartId } from '@fifteen/contracts';
import { projectFolder } from '../../platform/files/file-keys.ts';

interface Round {
  readonly projectId: string;
  readonly orderId: string;
  readonly part: KitPartId;
  readonly round: number;
}

/** Everything of one making of a part: a new round never writes over what somebody is downloading. */
export const roundFolder = ({ projectId, orderId, part, round }: Round): string =>
  `${projectFolder(projectId)}/kits/${orderId}/${part.replaceAll('_', '-')}-${round}`;

export const kitFileKey = (of: Round, name: string): string => `${roundFolder(of)}/${name}`;
