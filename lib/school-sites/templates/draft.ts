import 'server-only'
import type { Db } from '@/db/client'
import { findOpenMembership } from '@/lib/schools/locks'
import { newSiteForm, type SiteRelease } from '../schema'
import { buildStart, readStarterSchool } from './start'

/**
 * The website that a coordinator would get, before there is one. What was asked for and is not a choice of the
 * form changes nothing. Null for everyone else.
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
