import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { schools } from '@/db/read-models/schools'
import { findOwnSite } from '../access'

/** What the school of the site gave in its form and may want to publish. */
export async function getSiteSchool(viewer: { id: string }) {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  if (!site) throw new AppError('notFound', 'notFound')
  const { address, email, mobile, landline } = schools
  const [school] = await db
    .select({ address, email, mobile, landline })
    .from(schools)
    .where(eq(schools.id, site.schoolId))
  if (!school) throw new AppError('notFound', 'notFound')
  return { address: school.address, email: school.email, phone: school.landline || school.mobile }
}
