import './environment'

/** A dynamic import, because packages read NODE_ENV when they load. */
const { runSite } = await import('@/server/site')
await runSite({ dev: false })
