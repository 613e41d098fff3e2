import { runSite } from '@/server/site'
import { cutPdfWorker } from './pdf-worker'

cutPdfWorker()
await runSite({ dev: true })
