import { owner } from '@/base/owner'
import { contactWords } from '@/words/contact'

export function ContactDetails() {
  const words = contactWords()
  return (
    <section aria-labelledby="details" className="sheet px-5 py-7 md:px-8">
      <h2 id="details" className="text-2xl">
        {words.detailsHeading}
      </h2>
      <address className="not-italic">
        <dl className="rows mt-2">
          <div>
            <dt className="text-muted">{words.location}</dt>
            <dd>{owner.address}</dd>
          </div>
          <div>
            <dt className="text-muted">{words.phone}</dt>
            <dd>
              <a
                href={`tel:${owner.phone.replaceAll(' ', '')}`}
                className="inline-flex min-h-11 items-center"
              >
                {owner.phone}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-muted">{words.email}</dt>
            <dd>
              <a
                href={`mailto:${owner.email}`}
                className="inline-flex min-h-11 items-center break-all"
              >
                {owner.email}
              </a>
            </dd>
          </div>
        </dl>
      </address>
    </section>
  )
}
