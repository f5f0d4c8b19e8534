import { z } from 'zod';
import { API } from './api.ts';
import type { Call } from './calls.ts';
import { ERRORS, Problem } from './errors.ts';
import { PRODUCT_NAME } from './product.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const parametersOf = (place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !(value as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(value as z.ZodType, 'input'),
  }));

const contentOf = (call: Call): Json | undefined => {
  if (call.stream) return { 'text/event-stream': { schema: { type: 'string' } } };
  if (call.download) return { [call.download]: { schema: { type: 'string', format: 'binary' } } };
  return call.answer && { 'application/json': { schema: schemaOf(call.answer, 'output') } };
};

const requestOf = (call: Call): Json | undefined => {
  if (call.upload) return { [call.upload]: { schema: { type: 'string', format: 'binary' } } };
  return call.body && { 'application/json': { schema: schemaOf(call.body, 'input') } };
};

const operationOf = (call: Call): Json => {
  const content = contentOf(call);
  const request = requestOf(call);
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    ...(call.auth !== 'public' && { security: [{ [call.auth]: [] }] }),
    parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
    ...(request && { requestBody: { required: true, content: request } }),
    responses: {
      [call.status]: { description: 'Success', ...(content && { content }) },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
};

/** The OpenAPI 3.1 document of the whole API, generated from the same schemas that both ends parse with. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Json> = {};
  for (const call of API) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '1.0.0' },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        release: { type: 'http', scheme: 'bearer', description: 'The token of a team that releases: npm run release -- token create' },
      },
      schemas: { Problem: schemaOf(Problem, 'output') },
      responses: {
        Problem: {
          description: `An error. Codes: ${Object.keys(ERRORS).join(', ')}`,
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
};
