import { type OperatorRole, ROLES } from './operator.ts';

/** Groups and verified e-mail addresses that have each role, as the environment lists them. */
export type RoleLists = Readonly<Record<OperatorRole, readonly string[]>>;

export interface Known {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly groups: readonly string[];
}

const isListed = ({ email, isEmailVerified, groups }: Known, list: readonly string[]): boolean =>
  list.some((entry) => (entry.includes('@') ? isEmailVerified && entry.toLowerCase() === email.toLowerCase() : groups.includes(entry)));

/**
 * The highest role that somebody is listed for; undefined where there is none. An entry with an @ is an e-mail address, and
 * counts where the provider has verified it: else whoever may choose an address there could choose a role here.
 */
export const roleOf = (known: Known, lists: RoleLists): OperatorRole | undefined => ROLES.findLast((role) => isListed(known, lists[role]));
