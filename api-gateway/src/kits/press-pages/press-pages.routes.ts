import { endPressPage, getPressPage, savePressPage, visitPressPage } from '@fifteen/contracts';
import { limitByAccount, limitByAddress } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { PressPagesService } from './press-pages.service.ts';

const MINUTE_MS = 60_000;
const CHANGES = { tries: 60, windowMs: MINUTE_MS };
const VISITS = { tries: 240, windowMs: MINUTE_MS };

export const pressPagesEndpoints = (pressPages: PressPagesService): Endpoint[] => [
  route(getPressPage, ({ params, user }) => pressPages.ofProject(user.userId, params.id)),
  route(savePressPage, ({ params, body, user }) => pressPages.save(user.userId, params.id, body.boilerplate), limitByAccount(CHANGES)),
  route(endPressPage, ({ params, user }) => pressPages.revoke(user.userId, params.id), limitByAccount(CHANGES)),
  route(visitPressPage, ({ params }) => pressPages.visit(params.token), limitByAddress(VISITS)),
];
