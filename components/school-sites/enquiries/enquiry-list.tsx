import Link from 'next/link'
import { ActionButton } from '@/components/ui/action-button'
import { buttonClass } from '@/components/ui/button'
import { schoolEnquiriesText } from '@/i18n/school-enquiries'
import { routes } from '@/lib/routes'
import type { EnquiryFilter, EnquiryPage } from '@/lib/school-sites/enquiries/enquiries'
import { buildEnquiriesPath } from './enquiry-filters'
import { EnquiryForm } from './enquiry-form'

/** Null where the school has no website. */
type Props = { enquiries: EnquiryPage | null; filter: EnquiryFilter }

export function EnquiryList({ enquiries, filter }: Props) {
  const text = schoolEnquiriesText()
  const rows = enquiries?.rows ?? []
  const counts = enquiries?.counts
  const hasAny = counts !== undefined && counts.open + counts.closed > 0
  return (
    <section aria-labelledby="enquiries" className="mt-4 max-w-3xl">
      <h2 id="enquiries" className="sr-only">
        {text.list}
      </h2>
      {rows.length === 0 && <p>{hasAny ? text.none : text.howTo}</p>}
      <ul className="rows">
        {rows.map((enquiry) => (
          <EnquiryItem key={enquiry.id} enquiry={enquiry} />
        ))}
      </ul>
      {enquiries?.next && (
        <p className="mt-4">
          <Link
            href={buildEnquiriesPath(filter, enquiries.next)}
            prefetch={false}
            className={buttonClass('secondary')}
          >
            {text.older}
          </Link>
        </p>
      )}
      {hasAny && (
        <p className="mt-6">
          <a
            href={routes.schoolEnquiriesFile}
            download
            className="inline-flex min-h-11 items-center"
          >
            {text.download}
          </a>
        </p>
      )}
      <p className="mt-2 text-muted">{text.kept}</p>
    </section>
  )
}

/** A new one is open for its state and note. */
function EnquiryItem({ enquiry }: { enquiry: EnquiryPage['rows'][number] }) {
  const text = schoolEnquiriesText()
  const { id, name, phone, email, className, schoolYear, message, state, note, version } = enquiry
  return (
    <li className="grid gap-1">
      <h3 className="text-xl wrap-anywhere">{name}</h3>
      <p className="wrap-anywhere">
        <span className="font-semibold">{text.states[state]}</span>
        {' · '}
        {text.wanted(className, schoolYear)}
        {' · '}
        <span className="text-muted">{text.moment(enquiry.createdAt)}</span>
      </p>
      <p className="flex flex-wrap gap-x-6">
        {phone && (
          <a href={`tel:+91${phone}`} className="inline-flex min-h-11 items-center">
            {`${phone.slice(0, 5)} ${phone.slice(5)}`}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
            {email}
          </a>
        )}
      </p>
      {message && (
        <blockquote className="quoted-text" dir="auto">
          {message}
        </blockquote>
      )}
      {note && (
        <p className="wrap-anywhere" dir="auto">
          {text.noteOf(note)}
        </p>
      )}
      <details open={state === 'new'}>
        <summary aria-label={text.changeOf(name)} className="min-h-11 content-center">
          {text.change}
        </summary>
        <div className="mt-2 grid gap-4">
          <EnquiryForm {...{ id, state, note, version }} />
          <ActionButton
            label={text.remove}
            name={text.removeOf(name)}
            path={`/api/school/website/enquiries/${id}/remove`}
          />
        </div>
      </details>
    </li>
  )
}
