import type { Config } from '../config/config.ts';
import { switchTracingOn } from './tracing.ts';

/**
 * Sends traces over OTLP/HTTP where OTEL_EXPORTER_OTLP_ENDPOINT says to; the SDK is loaded then and not otherwise, and reads
 * OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER and OTEL_RESOURCE_ATTRIBUTES itself. Gives what sends the last spans.
 */
export const startTracing = async ({ otlpEndpoint, role }: Pick<Config, 'otlpEndpoint' | 'role'>, logger: { readonly warn: (facts: object, words: string) => void }): Promise<() => Promise<void>> => {
  if (!otlpEndpoint) return async () => undefined;
  const [{ diag, DiagLogLevel }, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { detectResources, envDetector, resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const warn = (words: string): void => logger.warn({ words }, 'traces could not be sent');
  diag.setLogger({ error: warn, warn, info: () => undefined, debug: () => undefined, verbose: () => undefined }, DiagLogLevel.WARN);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `fifteen-${role}`, 'service.namespace': 'fifteen' }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${otlpEndpoint.replace(/\/$/, '')}/v1/traces` }))],
  });
  provider.register();
  switchTracingOn();
  return () => provider.shutdown().catch((error: unknown) => warn(String(error)));
};
