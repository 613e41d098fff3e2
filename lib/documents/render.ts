import 'server-only'
import { render } from './render-pool'
import type {
  BillText,
  CertificateBookText,
  CertificateInput,
  LearningRecordText,
  PosterText,
  ReportText,
  SchoolCertificateText,
} from './text'

type RenderedBytes = Uint8Array<ArrayBuffer>

export const renderPdf = (input: CertificateInput) => render<RenderedBytes>({ task: 'pdf', input })
export const renderPicture = (input: CertificateInput) =>
  render<RenderedBytes>({ task: 'picture', input })
export const renderRecord = (text: LearningRecordText) =>
  render<RenderedBytes>({ task: 'record', input: text })
export const renderBill = (text: BillText) => render<RenderedBytes>({ task: 'bill', input: text })
export const renderReport = (text: ReportText) =>
  render<RenderedBytes>({ task: 'report', input: text })
export const renderSchoolCertificate = (text: SchoolCertificateText) =>
  render<RenderedBytes>({ task: 'schoolCertificate', input: text })
export const renderPoster = (text: PosterText) =>
  render<RenderedBytes>({ task: 'poster', input: text })
export const renderCertificates = (text: CertificateBookText) =>
  render<RenderedBytes>({ task: 'certificates', input: text })

export const fontsCover = (name: string) => render<boolean>({ task: 'canSet', input: name })
