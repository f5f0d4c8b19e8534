import { SpanKind } from '@opentelemetry/api';
import { inSpanOfTrace } from '../../platform/tracing/tracing.ts';

interface Asked {
  readonly id: string;
  readonly complete: (...args: never[]) => Promise<unknown>;
}

/** Calls of a language model as spans of the project's trace: how long the provider took, and nothing of what was said. */
export const tracedModel = <Model extends Asked>(model: Model): Model => {
  const complete = (...args: Parameters<Model['complete']>) => inSpanOfTrace('model call', { kind: SpanKind.CLIENT, attributes: { 'gen_ai.request.model': model.id } }, () => model.complete(...args));
  return { ...model, complete };
};
