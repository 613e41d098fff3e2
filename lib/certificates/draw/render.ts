import 'server-only'
import { render } from './render-pool'
import type { BillText, CertificateText, LearningRecordText } from './text'

type RenderedBytes = Uint8Array<ArrayBuffer>

export const renderPdf = (text: CertificateText) => render<RenderedBytes>({ what: 'pdf', of: text })
export const renderPicture = (text: CertificateText) =>
  render<RenderedBytes>({ what: 'picture', of: text })
export const renderRecord = (text: LearningRecordText) =>
  render<RenderedBytes>({ what: 'record', of: text })
export const renderBill = (text: BillText) => render<RenderedBytes>({ what: 'bill', of: text })

export const fontsCover = (name: string) => render<boolean>({ what: 'canSet', of: name })
