import { siteOwner } from '@/base/owner'
import { contactText } from '@/i18n/contact'
import type { SiteFacts } from '@/lib/texts/facts'
import { SocialLinks } from './social-links'

export function ContactDetails({ facts }: { facts: SiteFacts }) {
  const text = contactText()
  const { address, phone, hours, socialLinks } = facts
  return (
    <section aria-labelledby="details" className="sheet px-5 py-7 md:px-8">
      <h2 id="details" className="text-2xl">
        {text.detailsHeading}
      </h2>
      <address className="not-italic">
        <dl className="rows mt-2">
          <div>
            <dt className="text-muted">{text.location}</dt>
            <dd>{address}</dd>
          </div>
          <div>
            <dt className="text-muted">{text.phone}</dt>
            <dd>
              <a
                href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                className="inline-flex min-h-11 items-center"
              >
                {phone}
              </a>
            </dd>
          </div>
          {hours && (
            <div>
              <dt className="text-muted">{text.hours}</dt>
              <dd lang={hours.lang}>{hours.text}</dd>
            </div>
          )}
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
          {socialLinks.length > 0 && (
            <div>
              <dt className="text-muted">{text.social}</dt>
              <dd>
                <SocialLinks links={socialLinks} />
              </dd>
            </div>
          )}
        </dl>
      </address>
    </section>
  )
}
