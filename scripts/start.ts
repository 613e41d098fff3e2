import { runSite } from '@/server/site'
import { buildIfNeeded } from './site-build'

await runSite({ dev: false, before: buildIfNeeded })
