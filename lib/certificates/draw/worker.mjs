import { fontsCover } from './fonts.mjs'
import { renderPdf, renderRecord } from './pdf.mjs'
import { renderPicture } from './picture.mjs'

/**
 * Draws in a process of its own. Plain files that no builder touches: a process is started by its path,
 * which has to lead to the same thing under our server, under `next start`, on a host that packs
 * functions and in the tests.
 */
const RENDERERS = {
  pdf: renderPdf,
  picture: renderPicture,
  record: renderRecord,
  canSet: fontsCover,
}

process.on('message', async ({ what: task, of: input }) => {
  try {
    const result = await RENDERERS[task](input)
    process.send({ result: Buffer.isBuffer(result) ? Uint8Array.from(result) : result })
  } catch (error) {
    process.send({ fault: String(error?.stack ?? error) })
  }
})

// The site has gone: nobody waits for a drawing.
process.once('disconnect', () => process.exit(0))
