import { NotFoundContent } from '@/components/site/not-found-content'
import { errorPageText } from '@/i18n/error-pages'
import { describePage } from '@/lib/page-metadata'

export const generateMetadata = describePage(() => ({
  title: errorPageText().notFound.pageTitle,
  robots: { index: false },
}))

/** Our server sends it for unknown paths, in the language of the path and with status 404. */
export default NotFoundContent
