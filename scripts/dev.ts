import { runSite } from './site'

await runSite({ dev: true })
