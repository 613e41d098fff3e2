import { writeDocumentWorker } from '@/scripts/document-worker'

/** Tests that draw in this process start it, also without a build. */
export default function setUpDocumentWorker() {
  writeDocumentWorker()
}
