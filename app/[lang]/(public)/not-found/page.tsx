import type { Metadata } from 'next'
import { NotFoundContent } from '@/components/site/not-found-content'
import { errorPageText } from '@/i18n/error-pages'

export const generateMetadata = (): Metadata => ({
  title: errorPageText().notFound.pageTitle,
  robots: { index: false },
})

/** Our server sends it for unknown paths, in the language of the path and with status 404. */
export default NotFoundContent
