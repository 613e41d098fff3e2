import { ContactForm } from '@/components/forms/contact-form'
import { ContactDetails } from '@/components/site/contact-details'
import { PageHead } from '@/components/site/page-head'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { contactWords } from '@/words/contact'

export const generateMetadata = () => pageMetadata({ ...contactWords(), path: routes.contact })

export default function ContactPage() {
  const { title, lede, formHeading, answerTime } = contactWords()
  return (
    <main className="page-width page-main">
      <Trail {...contactWords()} path={routes.contact} />
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
