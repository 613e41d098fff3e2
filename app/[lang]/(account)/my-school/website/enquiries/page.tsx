import { SchoolHeader } from '@/components/school/school-header'
import { EnquiryFilters } from '@/components/school-sites/enquiries/enquiry-filters'
import { EnquiryList } from '@/components/school-sites/enquiries/enquiry-list'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { schoolEnquiriesText } from '@/i18n/school-enquiries'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { ENQUIRY_FILTERS, listEnquiries } from '@/lib/school-sites/enquiries/enquiries'
import { requireCoordinator } from '@/lib/schools/require-coordinator'

export const generateMetadata = describePage(() => ({ title: schoolEnquiriesText().title }))

export default async function SchoolEnquiriesPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = schoolEnquiriesText()
  const { viewer } = await requireCoordinator(routes.schoolEnquiries)
  const { after, state } = await readSearchParams(searchParams, 'after', 'state')
  const filter = ENQUIRY_FILTERS.find((name) => name === state) ?? 'open'
  const enquiries = await listEnquiries(viewer, { filter, after })
  return (
    <main className="page-width work-main">
      <SchoolHeader title={title} lede={lede} activeTab="website" />
      {enquiries && <EnquiryFilters filter={filter} counts={enquiries.counts} />}
      <EnquiryList enquiries={enquiries} filter={filter} />
    </main>
  )
}
