import { ContactForm } from '@/components/forms/contact-form'
import { contactText } from '@/i18n/contact'
import type { FormAnswer } from '@/lib/http/schema'
import { routes } from '@/lib/routes'
import type { SiteFacts } from '@/lib/texts/facts'
import { Breadcrumbs } from './breadcrumbs'
import { ContactDetails } from './contact-details'
import { PageHead } from './page-head'

type Props = { facts: SiteFacts; answer?: FormAnswer }

export function ContactContent({ facts, answer }: Props) {
  const { title, lede, formHeading, answerTime } = contactText()
  return (
    <main className="page-width page-main">
      <Breadcrumbs {...contactText()} path={routes.contact} />
      <PageHead title={title} lede={lede} picture="letterbox" />
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-side-main">
        <ContactDetails facts={facts} />
        <section aria-labelledby="write" className="sheet grid gap-5 px-5 py-7 md:px-8">
          <h2 id="write" className="text-2xl">
            {formHeading}
          </h2>
          <p>{answerTime}</p>
          <ContactForm answer={answer} />
        </section>
      </div>
    </main>
  )
}
