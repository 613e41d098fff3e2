import { owner } from '@/base/owner'
import { contact } from '@/content/pages/contact'

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
            <dd>{owner.address}</dd>
          </div>
          <div>
            <dt className="text-muted">Phone</dt>
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
            <dt className="text-muted">Email</dt>
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
