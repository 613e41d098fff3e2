import type { ReactNode } from 'react'
import { buildDocumentMetadata, DOCUMENT_VIEWPORT, HtmlDocument } from '@/app/html-document'
import { TranslatedGroup } from '@/components/site/translated-group'
import { requireLanguage } from '@/lib/http/require-language'

export const generateMetadata = buildDocumentMetadata
export const viewport = DOCUMENT_VIEWPORT

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

/** A root layout, because the language of a document is the `lang` of its root layout. */
export default async function TextPreviewLayout({ children, params }: Props) {
  requireLanguage((await params).lang)
  return (
    <HtmlDocument>
      <TranslatedGroup name="public">{children}</TranslatedGroup>
    </HtmlDocument>
  )
}
