import { ContactContent } from '@/components/site/contact-content'
import { contactText } from '@/i18n/contact'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { getSiteFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

export const generateMetadata = describePage(() =>
  buildPageMetadata({ ...contactText(), path: routes.contact }),
)

export default async function ContactPage() {
  return <ContactContent facts={getSiteFacts(await getPublishedTexts())} />
}
