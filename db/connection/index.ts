import 'server-only'

/** All that the rest of the site may import of this folder; see its README.md. */
export { updatePoolMetrics } from './connection-queue'
export { openPool } from './open-pool'
export type { PoolFault } from './pool-watch'
export { hasPooler } from './pooler'
