import { listEditFonts, listEditSymbols, previewEdit, saveEdit } from '@fifteen/contracts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import { untilGone } from '../../platform/http/until-gone.ts';
import { readIdempotencyKey } from '../projects/idempotency.ts';
import type { EditsService } from './edits.service.ts';

/** Who drags a colour asks some twenty times a second; an hour of that is not a person. */
const PREVIEWS = { tries: 1200, windowMs: 60_000 };
const SAMPLES = { tries: 120, windowMs: 60_000 };
const VERSIONS = { tries: 120, windowMs: 3_600_000 };

export const editsEndpoints = (edits: EditsService): Endpoint[] => {
  const samples = limitByAccount(SAMPLES);
  return [
    route(
      previewEdit,
      ({ params, body, user, response }) =>
        edits.preview({ userId: user.userId, ...params }, body, untilGone(response)),
      limitByAccount(PREVIEWS),
    ),
    route(listEditFonts, ({ params, query, user }) => edits.fonts({ userId: user.userId, ...params }, query.list, query.name), samples),
    route(listEditSymbols, ({ params, query, user }) => edits.symbols({ userId: user.userId, ...params }, query.q), samples),
    route(
      saveEdit,
      ({ params, body, user, request }) =>
        edits.save({ userId: user.userId, ...params }, body, readIdempotencyKey(request.get('idempotency-key'))),
      limitByAccount(VERSIONS),
    ),
  ];
};
