import { runSite } from '@/server/site'

await runSite({ dev: true })
