import { parentPort } from 'node:worker_threads'
import { canSet } from './faces.mjs'
import { drawPdf, drawRecord } from './pdf.mjs'
import { drawPicture } from './picture.mjs'

/**
 * Draws in a thread of its own, so that nobody waits for a page while a certificate is set. Plain files
 * that no builder touches: a worker is started by its path, which has to lead to the same thing under
 * our server, under `next start`, on a host that packs functions and in the tests.
 */
const WORK = { pdf: drawPdf, picture: drawPicture, record: drawRecord, canSet }

parentPort.on('message', async ({ what, of }) => {
  try {
    const done = await WORK[what](of)
    parentPort.postMessage({ done: Buffer.isBuffer(done) ? Uint8Array.from(done) : done })
  } catch (error) {
    parentPort.postMessage({ fault: String(error?.stack ?? error) })
  }
})
