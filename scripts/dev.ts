import { runSite } from '@/server/site'
import { writePdfWorker } from './pdf-worker'

writePdfWorker()
await runSite({ dev: true })
