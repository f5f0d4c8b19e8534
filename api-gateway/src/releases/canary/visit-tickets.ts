import { RemoteName, Version } from '@fifteen/contracts';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Cookie, Cookies } from '../../platform/http/cookies.ts';
import { networkOf } from '../../platform/http/rate-limiter.ts';
import type { Keys } from '../../platform/keys/keys.ts';
import { sealText, unsealText } from '../../platform/keys/sealed-text.ts';
import { bucketOf, chooseVersion } from '../registry/choose-version.ts';
import type { Visitor } from '../registry/resolve.ts';
import type { ServedRegistry } from '../registry/served-registry.ts';

/** A tab that is open longer has said what it had to say. */
const LIFE_MS = 24 * 3_600_000;
const VISIT_COOKIE: Cookie = { name: 'mfe_visit', sameSite: 'lax', maxAge: LIFE_MS, plainName: 'until-renamed' };
/** Groups of an IPv6 address that count as one network: providers assign customers up to a /48. */
const IPV6_GROUPS = 3;

const Ticket = z.object({
  visitor: z.uuid(),
  at: z.iso.datetime(),
  /** What this browser was sent of the remotes that a canary runs of. */
  versions: z.array(z.object({ remote: RemoteName, version: Version })).max(RemoteName.options.length),
});
export type Ticket = z.infer<typeof Ticket>;

/** A document that was sent while a canary ran: to which browser, where, with which versions. */
export interface PageLoad extends Omit<Ticket, 'at'> {
  readonly network: string;
}

/** Called with each document that a visitor is sent. */
export type CountPageLoad = (request: Request, response: Response, registry: ServedRegistry, visitor: Visitor) => void;

/** Where a request comes from, as far as one customer of a provider reaches. */
export const votingNetworkOf = (address: string): string => {
  const network = networkOf(address);
  return network.includes(':') && !network.startsWith('::ffff:') ? network.split(':').slice(0, IPV6_GROUPS).join(':') : network;
};

/** Versions that chance has chosen for this browser; what it asked for itself says nothing about other visitors. */
const comparedVersions = (registry: ServedRegistry, { id, overrides, previews }: Visitor): Ticket['versions'] =>
  Object.entries(registry.microFrontends).flatMap(([key, pointer]) => {
    const remote = key as RemoteName;
    const isChosen = overrides[remote] !== undefined || previews[remote] !== undefined;
    if (id === undefined || isChosen || pointer.deployment.length < 2) return [];
    return [{ remote, version: chooseVersion(pointer, bucketOf(id, remote)) }];
  });

interface Dependencies {
  readonly keys: Keys;
  readonly cookies: Cookies;
  readonly now: () => Date;
}

/**
 * Binds what a page reports to a document that we sent: a sealed cookie names the browser and the versions that it was
 * sent. Reports without one decide about no canary.
 */
export const createVisitTickets = ({ keys, cookies, now }: Dependencies) => ({
  /** Sends a ticket along with a document. Undefined if no canary concerns this browser. */
  issue: (request: Request, response: Response, registry: ServedRegistry, visitor: Visitor): PageLoad | undefined => {
    const versions = comparedVersions(registry, visitor);
    if (visitor.id === undefined || versions.length === 0) return undefined;
    const ticket: Ticket = { visitor: visitor.id, at: now().toISOString(), versions };
    cookies.set(response, VISIT_COOKIE, sealText(keys, ticket));
    return { visitor: visitor.id, versions, network: votingNetworkOf(request.ip ?? '') };
  },

  /** The ticket of a request; undefined if it has none, or one that is forged or expired. */
  read: (request: Request): Ticket | undefined => {
    const cookie = cookies.read(request, VISIT_COOKIE);
    const ticket = Ticket.safeParse(cookie === undefined ? undefined : unsealText(keys, cookie));
    return ticket.success && now().getTime() - new Date(ticket.data.at).getTime() < LIFE_MS ? ticket.data : undefined;
  },
});

export type VisitTickets = ReturnType<typeof createVisitTickets>;
