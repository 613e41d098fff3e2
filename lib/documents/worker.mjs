import { fontsCover } from './drawing/fonts.mjs'
import {
  renderBill,
  renderCertificates,
  renderPdf,
  renderPoster,
  renderRecord,
  renderReport,
  renderSchoolCertificate,
} from './drawing/write-pdf.mjs'
import { renderPicture } from './drawing/write-picture.mjs'

/** Plain files outside the bundle, because child processes are started by path on every kind of host. */
const RENDERERS = {
  pdf: renderPdf,
  picture: renderPicture,
  record: renderRecord,
  bill: renderBill,
  report: renderReport,
  certificates: renderCertificates,
  poster: renderPoster,
  schoolCertificate: renderSchoolCertificate,
  canSet: fontsCover,
}

process.on('message', async ({ task, input }) => {
  try {
    const result = await RENDERERS[task](input)
    process.send({ result: Buffer.isBuffer(result) ? Uint8Array.from(result) : result })
  } catch (error) {
    process.send({ fault: String(error?.stack ?? error) })
  }
})

// The site has stopped.
process.once('disconnect', () => process.exit(0))
