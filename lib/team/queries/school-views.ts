import 'server-only'
import { asc, desc, eq, or } from 'drizzle-orm'
import { database } from '@/db/client'
import { schoolViews } from '@/db/schema'
import { FOLLOW_UP_FILTERS, type SchoolFilterQuery } from '../school-filters'

export type SchoolView = {
  id: string
  name: string
  isShared: boolean
  filters: SchoolFilterQuery
}

const MAX_VIEWS = 100

export const isViewVisible = (viewer: { id: string }) =>
  or(eq(schoolViews.isShared, true), eq(schoolViews.userId, viewer.id))

/** Those of the team first. Who may not open schools gets no view that needs tags or colleagues. */
export async function listSchoolViews(
  viewer: { id: string },
  { canOpen }: { canOpen: boolean },
): Promise<SchoolView[]> {
  const db = await database()
  const views = await db
    .select({
      id: schoolViews.id,
      name: schoolViews.name,
      isShared: schoolViews.isShared,
      filters: schoolViews.filters,
    })
    .from(schoolViews)
    .where(isViewVisible(viewer))
    .orderBy(desc(schoolViews.isShared), asc(schoolViews.createdAt), asc(schoolViews.id))
    .limit(MAX_VIEWS)
  const usable = canOpen
    ? views
    : views.filter(({ filters }) => FOLLOW_UP_FILTERS.every((name) => !(name in filters)))
  return usable
}
