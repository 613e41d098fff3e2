import { notFound } from 'next/navigation'
import { FORM_PAGES } from '@/components/forms/form-pages'
import { ContactContent } from '@/components/site/contact-content'
import { contactText } from '@/i18n/contact'
import { findAnsweredPage } from '@/lib/http/find-form-answer'
import { describePage } from '@/lib/page-metadata'
import { pages } from '@/lib/route-policies'
import { getSiteFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

export const dynamic = 'force-dynamic'

export const generateMetadata = describePage(async () => {
  const { page = '' } = (await findAnsweredPage()) ?? {}
  const title = FORM_PAGES[page]?.getTitle() ?? contactText().title
  const hasSecretUrl = page === pages.resetPassword.path
  return { title, robots: { index: false }, ...(hasSecretUrl && { referrer: 'no-referrer' }) }
})

/** The page of a form that was posted without scripts: a rewrite in next.config.ts. */
export default async function AnsweredFormPage() {
  const { page = '', answer } = (await findAnsweredPage()) ?? {}
  if (page === pages.contact.path)
    return <ContactContent facts={getSiteFacts(await getPublishedTexts())} answer={answer} />
  const Content = FORM_PAGES[page]?.Content ?? notFound()
  return <Content answer={answer} />
}
