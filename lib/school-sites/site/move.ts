import 'server-only'
import { eq } from 'drizzle-orm'
import { markSiteChange } from '@/db/mark-site-change'
import { schoolSites } from '@/db/schema'
import type { MoveToSchool } from '@/lib/schools/merge'

/** A website of the remaining school stays; without one it takes over the duplicate's. */
export const moveSite: MoveToSchool = async (tx, { from, into }) => {
  const { id, slug, schoolId } = schoolSites
  const [movingSite] = await tx.select({ id, slug }).from(schoolSites).where(eq(schoolId, from))
  if (!movingSite) return
  const [ownSite] = await tx.select({ id }).from(schoolSites).where(eq(schoolId, into))
  if (!ownSite) await tx.update(schoolSites).set({ schoolId: into }).where(eq(id, movingSite.id))
  await markSiteChange(tx, movingSite.slug)
}
