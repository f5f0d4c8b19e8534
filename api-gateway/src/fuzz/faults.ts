import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { ApiDocument, Operation, Schema } from './operation.ts';

/** A call as it went over the wire. */
export interface Sent {
  readonly operation: Operation;
  /** True where it was made by the described method and with the described type of body. */
  readonly isDescribed: boolean;
  readonly caller: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

export interface Answered {
  readonly status: number;
  readonly mediaType: string;
  readonly headers: string;
  readonly text: string;
}

/** What is wrong with an answer, and the call that it came from. */
export interface Fault {
  readonly words: string;
  readonly example: string;
}

/** Characters of an example that are shown of each of its parts. */
const MOST = 600;

/** What belongs to whom, and which status each error code has. */
interface Facts {
  /** Words that only one account's data contains, by account. */
  readonly canaries: () => readonly (readonly [string, string])[];
  readonly ownerOf: (id: string) => string | undefined;
  readonly statusOfCode: (code: string) => number | undefined;
}

/** Calls whose address is a secret that the owner hands out: who has it may see. */
export const BY_LINK: ReadonlySet<string> = new Set(['shares.visit', 'shares.vote']);
const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const TRACE = /\n\s+at \S+ |node_modules|\/src\/[\w/-]+\.ts/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The product takes texts without the space around them, which a schema of JSON cannot say. */
const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trimmed(item)])) : value;
};

/** Reads the document once; gives what is wrong with an answer, in words. */
export const createFaultFinder = (ajv: Ajv2020, document: ApiDocument, { canaries, ownerOf, statusOfCode }: Facts) => {
  const validators = new Map<Schema, ValidateFunction>();
  const matches = (schema: Schema, value: unknown): string | undefined => {
    const validate = validators.get(schema) ?? ajv.compile(schema);
    validators.set(schema, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };

  const ofError = ({ status, mediaType, text }: Answered): string[] => {
    if (status >= 500) return [`answers ${status}`];
    if (!mediaType.startsWith('application/problem+json')) return [`tells an error as ${mediaType || 'nothing'}`];
    const problem = parsed(text);
    const wrong = matches(document.components.schemas.Problem, problem);
    if (wrong) return [`has an error that does not match its schema: ${wrong}`];
    const { status: named, code } = problem as { status: number; code: string };
    if (named !== status) return ['names another status in its error'];
    return statusOfCode(code) === status ? [] : [`has the code ${code}, which belongs to another status`];
  };

  const ofSuccess = ({ operation, body }: Sent, { status, mediaType, text }: Answered): string[] => {
    const found: string[] = [];
    if (status !== operation.status) found.push(`answers ${status}, which is not described`);
    if (!operation.answer) return text ? [...found, 'has a body, which is not described'] : found;
    const { mediaType: described, schema } = operation.answer;
    if (!mediaType.startsWith(described)) found.push(`answers ${mediaType || 'no type'} in place of ${described}`);
    const wrong = described === 'application/json' ? matches(schema, parsed(text)) : undefined;
    if (wrong) found.push(`does not match its schema: ${wrong}`);
    const accepted = operation.body?.mediaType === 'application/json' && matches(operation.body.schema, trimmed(body));
    if (accepted) found.push(`accepts a body that its schema refuses: ${accepted}`);
    return found;
  };

  const ofForeign = ({ operation, caller, url }: Sent, { status, headers, text }: Answered): string[] => {
    if (BY_LINK.has(operation.id)) return [];
    const told = `${headers}\n${text}`;
    const found = canaries().filter(([account, canary]) => account !== caller && told.includes(canary)).map(([account]) => `tells ${caller} what belongs to ${account}`);
    if (status >= 400) return found;
    // A foreign id in a query may narrow an own list to nothing; that it does no more than an unknown one is compared.
    const [path] = url.split('?');
    const foreign = [...new Set(`${path}\n${told}`.match(IDS))].filter((id) => ![undefined, caller].includes(ownerOf(id)));
    return [...found, ...foreign.map((id) => `gives ${caller} the ${id} of ${ownerOf(id)}`)];
  };

  return (sent: Sent, answered: Answered): Fault[] => {
    const isFine = answered.status < 400;
    const isBare = sent.method === 'HEAD' && answered.status < 500;
    const own = !isFine ? (isBare ? [] : ofError(answered)) : sent.isDescribed ? ofSuccess(sent, answered) : [];
    const traces = TRACE.test(answered.text) && !isFine ? ['shows a stack trace'] : [];
    return [...own, ...traces, ...ofForeign(sent, answered)].map((words) => ({
      words: `${sent.operation.method} ${sent.operation.path} ${words}`,
      example: `${sent.caller}: ${sent.url.slice(0, MOST)} ${(JSON.stringify(sent.body) ?? '').slice(0, MOST)} -> ${answered.status} ${answered.text.slice(0, MOST)}`,
    }));
  };
};

const codeOf = ({ text }: Answered): unknown => (parsed(text) as { code?: unknown } | undefined)?.code;

/** Faults of answers that tell an id of somebody else from one that names nothing. Limits may end between the two calls. */
export const tellingApart = ({ operation, caller, url }: Sent, onForeign: Answered, onUnknown: Answered): Fault[] => {
  if ([onForeign.status, onUnknown.status].includes(429)) return [];
  const [foreign, unknown] = [onForeign, onUnknown].map((answer) => [answer.status, codeOf(answer)].filter(Boolean).join(' '));
  if (foreign === unknown) return [];
  const words = `${operation.method} ${operation.path} answers ${foreign} to an id of somebody else, and ${unknown} to an unknown one`;
  return [{ words, example: `${caller}: ${url.slice(0, MOST)} -> ${onForeign.text.slice(0, MOST)}` }];
};
