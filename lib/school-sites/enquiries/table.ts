import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { createCsvResponse, encodeCsvRows, formatCsvDay } from '@/base/csv'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { schoolSiteEnquiries } from '@/db/schema'
import { schoolEnquiriesText } from '@/i18n/school-enquiries'
import { findOwnSite } from '../access'

const BATCH = 500

/** All enquiries of a school, the oldest first, for its own list of admissions. */
export async function sendEnquiryTable(request: Request, viewer: { id: string }) {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (site?.role !== 'coordinator') throw new AppError('notFound', 'notFound')
  const { columns, states } = schoolEnquiriesText()
  const rows = await db
    .select()
    .from(schoolSiteEnquiries)
    .where(eq(schoolSiteEnquiries.siteId, site.id))
    .orderBy(asc(schoolSiteEnquiries.createdAt), asc(schoolSiteEnquiries.id))
  const cells = rows.map((row) => [
    ...[formatCsvDay(row.createdAt), row.name, row.phone ?? '', row.email ?? ''],
    ...[row.className, row.schoolYear, row.message ?? '', states[row.state], row.note],
    formatCsvDay(row.changedAt),
  ])
  async function* encode() {
    for (let start = 0; start < cells.length; start += BATCH)
      yield encodeCsvRows(cells.slice(start, start + BATCH))
  }
  return createCsvResponse(request, 'admission-enquiries', columns, encode())
}
