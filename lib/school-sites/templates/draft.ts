import 'server-only'
import type { Db } from '@/db/client'
import { findOpenMembership } from '@/lib/schools/locks'
import { newSiteForm, type SiteRelease } from '../schema'
import { buildStart, readStarterSchool } from './start'

/**
 * A preview of the website that the start form would create. Values that the form does not offer are ignored.
 * Null for everyone but a coordinator.
 */
export async function composeStart(
  db: Db,
  viewer: { id: string },
  asked: URLSearchParams,
): Promise<SiteRelease | null> {
  const membership = await findOpenMembership(db, viewer.id)
  if (membership?.role !== 'coordinator') return null
  const school = await readStarterSchool(db, membership.schoolId)
  const { template, language, name } = newSiteForm.shape
  const read = (field: string) => asked.get(field) ?? undefined
  const { settings, pages } = buildStart(school, {
    template: template.safeParse(read('template')).data,
    language: language.safeParse(read('language')).data,
    name: name.safeParse(read('name')).data,
  })
  return { settings, pages, files: {} }
}
