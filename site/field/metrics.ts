import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Bounds of a duration's buckets, in seconds: files take a millisecond, a generation minutes. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
/** The thresholds of good and poor from web.dev, and steps around them. */
const PAINTS = [0.1, 0.25, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10]
const SHIFTS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

export type Metrics = ReturnType<typeof openMetrics>

/** What `/metrics` shows, for this process only. Has its own registry, so tests and sites in one process stay separate. */
export function openMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'evenplate_' })
  const build = ['part', 'version'] as const
  return {
    /** `status` is a class such as `2xx`. A duration ends when the answer begins. */
    requests: new Histogram({
      name: 'evenplate_request_duration_seconds',
      help: 'Requests by route pattern, method and class of status; until the answer begins',
      labelNames: ['route', 'method', 'status'],
      buckets: SECONDS,
      registers,
    }),
    generations: new Counter({
      name: 'evenplate_generations_total',
      help: 'Recipes that were cooked, or were not and why',
      labelNames: ['outcome'],
      registers,
    }),
    generationSeconds: new Histogram({
      name: 'evenplate_generation_duration_seconds',
      help: 'How long recipes took that were cooked',
      buckets: SECONDS,
      registers,
    }),
    pageLoads: new Counter({
      name: 'evenplate_page_loads_total',
      help: 'Pages that browsers showed, estimated from the share of visits that report',
      labelNames: [...build, 'page'],
      registers,
    }),
    errors: new Counter({
      name: 'evenplate_browser_errors_total',
      help: 'Errors in browsers by the part and version they came from; fault="true" where the build is to blame',
      labelNames: [...build, 'page', 'code', 'fault'],
      registers,
    }),
    vitals: new Histogram({
      name: 'evenplate_web_vital_seconds',
      help: 'LCP, INP and TTFB of the visits that report',
      labelNames: [...build, 'name'],
      buckets: PAINTS,
      registers,
    }),
    shifts: new Histogram({
      name: 'evenplate_layout_shift_score',
      help: 'CLS of the visits that report',
      labelNames: [...build],
      buckets: SHIFTS,
      registers,
    }),
    events: new Counter({
      name: 'evenplate_events_total',
      help: 'Recipes asked for, made and mended',
      labelNames: ['name'],
      registers,
    }),
    dropped: new Counter({
      name: 'evenplate_reports_dropped_total',
      help: 'Entries of reports that name a page or a build nobody has',
      registers,
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
