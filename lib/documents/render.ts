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

export const renderCertificate = (input: CertificateInput) =>
  render<RenderedBytes>({ task: 'certificate', input })
export const renderCertificatePicture = (input: CertificateInput) =>
  render<RenderedBytes>({ task: 'certificatePicture', input })
/** Several certificates in one document. */
export const renderCertificateBook = (input: CertificateBookText) =>
  render<RenderedBytes>({ task: 'certificateBook', input })
export const renderSchoolCertificate = (input: SchoolCertificateText) =>
  render<RenderedBytes>({ task: 'schoolCertificate', input })
export const renderRecord = (input: LearningRecordText) =>
  render<RenderedBytes>({ task: 'record', input })
export const renderBill = (input: BillText) => render<RenderedBytes>({ task: 'bill', input })
export const renderReport = (input: ReportText) => render<RenderedBytes>({ task: 'report', input })
export const renderPoster = (input: PosterText) => render<RenderedBytes>({ task: 'poster', input })

export const fontsCover = (name: string) => render<boolean>({ task: 'canDraw', input: name })
