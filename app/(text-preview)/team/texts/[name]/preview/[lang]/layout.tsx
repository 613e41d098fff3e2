import type { ReactNode } from 'react'
import { buildDocumentMetadata, DOCUMENT_VIEWPORT, HtmlDocument } from '@/app/html-document'
import { TranslatedGroup } from '@/components/site/translated-group'

export const generateMetadata = buildDocumentMetadata
export const viewport = DOCUMENT_VIEWPORT

/** A root layout, because the language of a document is the `lang` of its root layout. The page checks it. */
export default function TextPreviewLayout({ children }: { children: ReactNode }) {
  return (
    <HtmlDocument>
      <TranslatedGroup name="public">{children}</TranslatedGroup>
    </HtmlDocument>
  )
}
