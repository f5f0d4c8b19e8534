/** A JSON schema, as OpenAPI 3.1 holds it. */
export type Schema = Readonly<Record<string, unknown>>;

/** A place in a call that takes a value. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly mediaType: string;
  readonly schema: Schema;
}

/** Who may make a call. */
type Security = 'public' | 'bearer' | 'release';

/** One call of the API, read from its own description and from nothing else. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly security: Security;
  readonly parameters: readonly Parameter[];
  readonly body: Content | undefined;
  readonly status: number;
  /** What a success carries; nothing where it is undefined. */
  readonly answer: Content | undefined;
}

interface Described {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
}
type Contents = Readonly<Record<string, { readonly schema: Schema }>>;

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: { readonly Problem: Schema } };
}

const contentIn = (contents: Contents | undefined): Content | undefined => {
  const [first] = Object.entries(contents ?? {});
  return first && { mediaType: first[0], schema: first[1].schema };
};

/** The calls that an OpenAPI document describes. */
export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, tags, security, parameters, requestBody, responses }]) => {
      const status = Object.keys(responses).find((name) => /^\d+$/.test(name)) ?? '200';
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        tag: tags[0] ?? '',
        security: (Object.keys(security?.[0] ?? {})[0] ?? 'public') as Security,
        parameters,
        body: contentIn(requestBody?.content),
        status: Number(status),
        answer: contentIn(responses[status]?.content),
      };
    }),
  );
