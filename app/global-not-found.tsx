import type { Metadata } from 'next'
import { site } from '@/base/site'
import { errorPageText } from '@/i18n/error-pages'
import NotFoundPage from './[lang]/not-found'
import { buildDocumentMetadata, DOCUMENT_VIEWPORT, HtmlDocument } from './html-document'

export const viewport = DOCUMENT_VIEWPORT
export const generateMetadata = (): Metadata => ({
  ...buildDocumentMetadata(),
  title: `${errorPageText().notFound.pageTitle} | ${site.name}`,
})

/** Next renders it for unmatched URLs, without any layout. */
export default function GlobalNotFoundPage() {
  return (
    <HtmlDocument>
      <NotFoundPage />
    </HtmlDocument>
  )
}
