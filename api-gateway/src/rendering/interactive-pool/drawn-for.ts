import { networkOf } from '../../platform/http/rate-limiter.ts';

/** paying: owns a paid project; account: signed up; visitor: nobody knows; house: the product itself, as for a letter. */
export type Lane = 'paying' | 'account' | 'visitor' | 'house';

/** For whom something is drawn: everything that draws is counted, queued and limited by it. */
export interface DrawnFor {
  /** An account's id, or a visitor's network. */
  readonly key: string;
  readonly lane: Lane;
}

export const THE_HOUSE: DrawnFor = { key: 'house', lane: 'house' };

export const payingCustomer = (userId: string): DrawnFor => ({ key: userId, lane: 'paying' });

export const visitorAt = (address: string): DrawnFor => ({ key: `visitor ${networkOf(address)}`, lane: 'visitor' });

export const drawnForOwner = ({ user_id, is_paying }: { readonly user_id: string; readonly is_paying: boolean }): DrawnFor => ({
  key: user_id,
  lane: is_paying ? 'paying' : 'account',
});

/** The owner of a project, even when somebody else opens a link to its pictures. Throws not_found if the project is gone. */
export type OwnerOf = (projectId: string) => Promise<DrawnFor>;
