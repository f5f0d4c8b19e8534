import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from '@jest/globals';
import { type Answered, createFaultFinder, type Sent, tellingApart } from './faults.ts';
import { type ApiDocument, operationsOf } from './operation.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

const document: ApiDocument = {
  paths: {
    '/api/v1/things/{id}': {
      patch: {
        operationId: 'things.update',
        tags: ['things'],
        security: [{ bearer: [] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } } } },
        responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'], additionalProperties: false } } } } },
      },
    },
  },
  components: { schemas: { Problem: { type: 'object', properties: { status: { type: 'integer' } }, required: ['status'] } } },
};

const faultsOf = createFaultFinder(new Ajv2020({ strict: false }), document, {
  canaries: () => [['one', 'canary-one'], ['other', 'canary-other']],
  ownerOf: (id) => (id === ID ? 'other' : undefined),
  statusOfCode: (code) => (code === 'internal' ? 500 : Number(code.slice(1))),
});

const [operation] = operationsOf(document);
const sent = (of: Partial<Sent> = {}): Sent => ({ operation: operation!, isDescribed: true, caller: 'one', method: 'PATCH', url: '/api/v1/things/1', body: { name: 'a' }, ...of });
const answered = (of: Partial<Answered> = {}): Answered => ({ status: 200, mediaType: 'application/json', headers: '', text: '{"name":"a"}', ...of });
const problem = (status: number, more = {}): Partial<Answered> => ({ status, mediaType: 'application/problem+json; charset=utf-8', text: JSON.stringify({ status, code: `c${status}`, ...more }) });
const found = (call: Sent, answer: Answered): string[] => faultsOf(call, answer).map(({ words }) => words.replace('PATCH /api/v1/things/{id} ', ''));

describe('a call of the fuzz', () => {
  test('that is answered as described has no fault, and neither has one that is refused in words', () => {
    expect(found(sent(), answered())).toEqual([]);
    expect(found(sent(), answered(problem(404)))).toEqual([]);
  });

  test.each<[string, Sent, Answered]>([
    ['answers 500', sent(), answered(problem(500))],
    ['answers 201, which is not described', sent(), answered({ status: 201 })],
    ["does not match its schema: data must have required property 'name'", sent(), answered({ text: '{}' })],
    ['does not match its schema: data must NOT have additional properties', sent(), answered({ text: '{"name":"a","hash":"b"}' })],
    ['answers text/html in place of application/json', sent(), answered({ mediaType: 'text/html' })],
    ["accepts a body that its schema refuses: data must have required property 'name'", sent({ body: {} }), answered()],
    ['tells an error as text/plain', sent(), answered({ status: 400, mediaType: 'text/plain', text: 'No' })],
    ['names another status in its error', sent(), answered({ ...problem(404), status: 403 })],
    ['tells an error as nothing', sent(), answered({ status: 404, mediaType: '', text: '' })],
    ['has the code internal, which belongs to another status', sent(), answered(problem(400, { code: 'internal' }))],
    ['shows a stack trace', sent(), answered(problem(400, { detail: 'x\n    at handle (/app/src/users/users.ts:1:1)' }))],
    ['tells one what belongs to other', sent(), answered({ text: '{"name":"canary-other"}' })],
    ['tells one what belongs to other', sent(), answered(problem(404, { detail: 'canary-other' }))],
    ['tells one what belongs to other', sent(), answered({ headers: 'location: /canary-other' })],
    [`gives one the ${ID} of other`, sent(), answered({ text: `{"name":"${ID}"}` })],
    [`gives one the ${ID} of other`, sent({ url: `/api/v1/things/${ID}` }), answered()],
  ])('that %s has that fault', (words, call, answer) => {
    expect(found(call, answer)).toContain(words);
  });

  test.each<[string, Partial<Answered>, Partial<Answered>, number]>([
    ['alike', problem(404), problem(404), 0],
    ['by another status', problem(403), problem(404), 1],
    ['by another code', problem(404, { code: 'gone' }), problem(404), 1],
    ['with a success', {}, problem(404), 1],
    ['when a limit ended one of the two', problem(429), problem(404), 0],
  ])('on an id of somebody else and on an unknown one, answered %s', (_how, foreign, unknown, faults) => {
    expect(tellingApart(sent(), answered(foreign), answered(unknown))).toHaveLength(faults);
  });

  test('that narrows an own list by an id of somebody else may be answered, without what belongs to it', () => {
    const narrowed = sent({ url: `/api/v1/things/1?parent=${ID}` });
    expect(found(narrowed, answered())).toEqual([]);
    expect(found(narrowed, answered({ text: `{"name":"${ID}"}` }))).toEqual([`gives one the ${ID} of other`]);
  });

  test('without a body to show an error in is a HEAD', () => {
    expect(found(sent({ method: 'HEAD' }), answered({ status: 404, mediaType: '', text: '' }))).toEqual([]);
  });
});
