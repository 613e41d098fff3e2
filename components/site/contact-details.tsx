import { contact } from '@/content/pages/contact'
import { site } from '@/lib/site'

export function ContactDetails() {
  return (
    <section aria-labelledby="details" className="sheet px-5 py-7 md:px-8">
      <h2 id="details" className="text-2xl">
        {contact.detailsHeading}
      </h2>
      <address className="not-italic">
        <dl className="rows mt-2">
          <div>
            <dt className="text-muted">Location</dt>
            <dd>{site.address}</dd>
          </div>
          <div>
            <dt className="text-muted">Phone</dt>
            <dd>
              <a
                href={`tel:${site.phone.replaceAll(' ', '')}`}
                className="inline-flex min-h-11 items-center"
              >
                {site.phone}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-muted">Email</dt>
            <dd>
              <a
                href={`mailto:${site.email}`}
                className="inline-flex min-h-11 items-center break-all"
              >
                {site.email}
              </a>
            </dd>
          </div>
        </dl>
      </address>
    </section>
  )
}
