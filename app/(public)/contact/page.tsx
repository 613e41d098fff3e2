import { ContactForm } from '@/components/forms/contact-form'
import { ContactDetails } from '@/components/site/contact-details'
import { PageHead } from '@/components/site/page-head'
import { contact } from '@/content/pages/contact'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({ ...contact, path: routes.contact })

export default function ContactPage() {
  return (
    <main className="page-width page-main">
      <PageHead title={contact.title} lede={contact.lede} picture="letterbox" />
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1fr_1.6fr]">
        <ContactDetails />
        <section aria-labelledby="write" className="sheet grid gap-5 px-5 py-7 md:px-8">
          <h2 id="write" className="text-2xl">
            {contact.formHeading}
          </h2>
          <ContactForm />
        </section>
      </div>
    </main>
  )
}
