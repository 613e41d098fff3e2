import { siteOwner } from '@/base/owner'
import { contactText } from '@/i18n/contact'

export function ContactDetails() {
  const text = contactText()
  return (
    <section aria-labelledby="details" className="sheet px-5 py-7 md:px-8">
      <h2 id="details" className="text-2xl">
        {text.detailsHeading}
      </h2>
      <address className="not-italic">
        <dl className="rows mt-2">
          <div>
            <dt className="text-muted">{text.location}</dt>
            <dd>{siteOwner.address}</dd>
          </div>
          <div>
            <dt className="text-muted">{text.phone}</dt>
            <dd>
              <a
                href={`tel:${siteOwner.phone.replaceAll(' ', '')}`}
                className="inline-flex min-h-11 items-center"
              >
                {siteOwner.phone}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-muted">{text.email}</dt>
            <dd>
              <a
                href={`mailto:${siteOwner.email}`}
                className="inline-flex min-h-11 items-center break-all"
              >
                {siteOwner.email}
              </a>
            </dd>
          </div>
        </dl>
      </address>
    </section>
  )
}
