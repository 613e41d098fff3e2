import { runSite } from './site'
import { buildIfNeeded } from './site-build'

await runSite({ dev: false, before: buildIfNeeded })
