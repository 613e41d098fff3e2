import { runSite } from '@/server/site'
import { watchDocumentWorker } from './document-worker'
import { writePdfWorker } from './pdf-worker'

writePdfWorker()
await watchDocumentWorker()
await runSite({ dev: true })
