import Link from 'next/link'
import { schoolEnquiriesText } from '@/i18n/school-enquiries'
import { routes } from '@/lib/routes'
import {
  ENQUIRY_FILTERS,
  type EnquiryFilter,
  type EnquiryPage,
} from '@/lib/school-sites/enquiries/enquiries'

type Props = { filter: EnquiryFilter; counts: EnquiryPage['counts'] }

/** One link for each state, with its number. */
export function EnquiryFilters({ filter: current, counts }: Props) {
  const text = schoolEnquiriesText()
  return (
    <nav aria-label={text.filters} className="mt-6">
      <ul className="flex flex-wrap gap-x-6">
        {ENQUIRY_FILTERS.map((filter) => (
          <li key={filter}>
            <Link
              href={buildEnquiriesPath(filter)}
              prefetch={false}
              aria-current={filter === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center font-semibold current:text-ink current:no-underline"
            >
              {text.filter[filter](counts[filter])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The open ones are shown without a parameter. */
export function buildEnquiriesPath(filter: EnquiryFilter, after?: string): string {
  const params = new URLSearchParams({
    ...(filter !== 'open' && { state: filter }),
    ...(after && { after }),
  })
  return params.size > 0 ? `${routes.schoolEnquiries}?${params}` : routes.schoolEnquiries
}
