import 'server-only'
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { schoolViews } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { FOLLOW_UP_FILTERS, type SchoolFilterQuery } from '@/lib/schools/team-filters'
import type { SchoolViewInput, SchoolViewNameInput } from './schema'

export type SchoolView = {
  id: string
  name: string
  isShared: boolean
  filters: SchoolFilterQuery
}

const MAX_VIEWS = 100

type ViewOwner = { id: string }

/** For each colleague. */
export const MAX_SCHOOL_VIEWS = 20

type NameUse = { name: string; exceptId?: string }

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

export const saveSchoolView = (viewer: ViewOwner, { name, audience, filters }: SchoolViewInput) =>
  changeViews(async (tx) => {
    if (Object.keys(filters).length === 0) throw new AppError('conflict', 'viewWithoutFilters')
    const count = await tx.$count(schoolViews, eq(schoolViews.userId, viewer.id))
    if (count >= MAX_SCHOOL_VIEWS) throw new AppError('conflict', 'tooManyViews')
    const isShared = audience === 'team'
    await requireFreeName(tx, viewer, { name })
    const [view] = await tx
      .insert(schoolViews)
      .values({ userId: viewer.id, name, filters, isShared })
      .returning({ id: schoolViews.id })
    await writeAuditLog(tx, {
      action: 'school-view.saved',
      actor: userActor(viewer.id),
      targetId: view?.id ?? '',
      values: { title: name },
    })
  })

/** If a colleague has renamed it meanwhile, saves nothing and returns the current name. */
export const renameSchoolView = (
  viewer: ViewOwner,
  id: string,
  { name, was: previous }: SchoolViewNameInput,
) =>
  changeViews(async (tx) => {
    const view = await findOwnOrShared(tx, viewer, id)
    if (!view) throw new AppError('notFound', 'notFound')
    if (view.name === name) return null
    if (view.name !== previous.name) return view.name
    await requireFreeName(tx, viewer, { name, exceptId: view.id })
    await tx.update(schoolViews).set({ name }).where(eq(schoolViews.id, view.id))
    await writeAuditLog(tx, {
      action: 'school-view.renamed',
      actor: userActor(viewer.id),
      targetId: view.id,
      values: { title: view.name, to: name },
    })
    return null
  })

/** Removing it twice changes nothing. */
export const removeSchoolView = (viewer: ViewOwner, id: string) =>
  changeViews(async (tx) => {
    const view = await findOwnOrShared(tx, viewer, id)
    if (!view) return
    await tx.delete(schoolViews).where(eq(schoolViews.id, view.id))
    await writeAuditLog(tx, {
      action: 'school-view.removed',
      actor: userActor(viewer.id),
      targetId: view.id,
      values: { title: view.name },
    })
  })

/** Changes take turns, so that two at once do not pass the limit or use the same name. */
async function changeViews<T>(change: (tx: Db) => Promise<T>): Promise<T> {
  const db = await database()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('school_views'))`)
    return change(tx)
  })
}

async function findOwnOrShared(tx: Db, viewer: ViewOwner, id: string) {
  const [view] = await tx
    .select()
    .from(schoolViews)
    .where(and(eq(schoolViews.id, requireUuid(id)), isViewVisible(viewer)))
  return view
}

/** Among the views that the colleague sees. */
async function requireFreeName(tx: Db, viewer: ViewOwner, { name, exceptId }: NameUse) {
  const isSameName = sql`lower(${schoolViews.name}) = lower(${name})`
  const others = exceptId ? ne(schoolViews.id, exceptId) : undefined
  if ((await tx.$count(schoolViews, and(isSameName, isViewVisible(viewer), others))) > 0)
    throw new AppError('invalid', 'checkForm', { errors: { name: 'viewNameTaken' } })
}
