import { ContactForm } from '@/components/forms/contact-form'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { ContactDetails } from '@/components/site/contact-details'
import { PageHead } from '@/components/site/page-head'
import { contactText } from '@/i18n/contact'
import { buildPageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = () => buildPageMetadata({ ...contactText(), path: routes.contact })

export default function ContactPage() {
  const { title, lede, formHeading, answerTime } = contactText()
  return (
    <main className="page-width page-main">
      <Breadcrumbs {...contactText()} path={routes.contact} />
      <PageHead title={title} lede={lede} picture="letterbox" />
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1fr_1.6fr]">
        <ContactDetails />
        <section aria-labelledby="write" className="sheet grid gap-5 px-5 py-7 md:px-8">
          <h2 id="write" className="text-2xl">
            {formHeading}
          </h2>
          <p>{answerTime}</p>
          <ContactForm />
        </section>
      </div>
    </main>
  )
}
