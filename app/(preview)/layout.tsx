import type { ReactNode } from 'react'
import { buildDocumentMetadata, DOCUMENT_VIEWPORT, HtmlDocument } from '../html-document'

export const generateMetadata = buildDocumentMetadata
export const viewport = DOCUMENT_VIEWPORT

export default function PreviewLayout({ children }: { children: ReactNode }) {
  return <HtmlDocument>{children}</HtmlDocument>
}
