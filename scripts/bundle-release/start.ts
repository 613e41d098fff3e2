import './environment'

/** The server as it runs in production. Packages read NODE_ENV when they load, so it is loaded after. */
const { runSite } = await import('@/server/site')
await runSite({ dev: false })
