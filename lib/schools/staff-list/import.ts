import 'server-only'
import { eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { AppError } from '@/base/errors'
import { fieldError } from '@/base/text'
import { type Db, database } from '@/db/client'
import {
  invitations,
  memberships,
  type StaffDetails,
  schools,
  staffImportChanges,
  staffImports,
} from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { requireCanInvite } from '../invitation/send'
import {
  MAX_CELL_CHARS,
  MAX_STAFF_LIST_COLUMNS,
  type StaffImportResult,
  type StaffPlan,
} from '../kinds'
import { lockOwnSchool } from '../locks'
import { endMembership } from '../teachers/remove'
import { compareStaffList, type StaffUpdate } from './compare'
import { inviteListed } from './invite'
import { parseStaffList } from './parse'

const cell = z.string(fieldError('valueInvalid')).check(z.maxLength(MAX_CELL_CHARS))

/** With `version`, the plan that the coordinator saw is carried out; without, it is only made. */
export const staffListForm = z.object({
  table: z.array(z.array(cell).check(z.maxLength(MAX_STAFF_LIST_COLUMNS))).check(z.maxLength(5000)),
  version: z.optional(z.string().check(z.maxLength(100))),
  leavers: z.optional(z.array(z.uuid()).check(z.maxLength(500))),
})

type StaffListInput = z.output<typeof staffListForm>
type ImportingCoordinator = { id: string; firstname: string; lastname: string }

export async function importStaffList(
  viewer: ImportingCoordinator,
  { table, version, leavers = [] }: StaffListInput,
): Promise<{ plan: StaffPlan } | { result: StaffImportResult }> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const parsedList = parseStaffList(table, await findToday(tx, school.id))
    const members = { schoolId: school.id, viewerId: viewer.id }
    const comparison = await compareStaffList(tx, members, parsedList)
    const { plan, added, memberUpdates, invitationUpdates } = comparison
    if (version === undefined) return { plan }
    // A colleague changed something meanwhile, or imported the same list.
    if (version !== plan.version) throw new AppError('conflict', 'staffListChanged')
    if (added.length > 0) await requireCanInvite(tx, viewer, school.id)
    const removed = plan.missing.filter(({ id }) => leavers.includes(id))
    const importId = await createImport(tx, school.id)
    await saveUpdates(tx, importId, 'membership', memberUpdates)
    await saveUpdates(tx, importId, 'invitation', invitationUpdates)
    const { invitedCount, unsent } = await inviteListed(tx, { school, viewer, importId }, added)
    for (const { id } of removed) await endMembership(tx, viewer, school, id)
    const changedCount = plan.changed.length
    await writeAuditLog(tx, {
      action: 'staff-list.imported',
      actor: userActor(viewer.id),
      schoolId: school.id,
      values: { invited: invitedCount, changed: changedCount, removed: removed.length },
    })
    return { result: { id: importId, invitedCount, changedCount, unsent, removed } }
  })
}

async function findToday(tx: Db, schoolId: string) {
  const [row] = await tx
    .select({ today: sql<string>`day_in_india()::text` })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return row?.today ?? ''
}

async function createImport(tx: Db, schoolId: string) {
  const [row] = await tx
    .insert(staffImports)
    .values({ schoolId })
    .returning({ id: staffImports.id })
  if (!row) throw new Error('the import was not stored')
  return row.id
}

async function saveUpdates(
  tx: Db,
  importId: string,
  kind: 'membership' | 'invitation',
  updates: StaffUpdate[],
) {
  if (updates.length === 0) return
  const idKey = kind === 'membership' ? 'membershipId' : 'invitationId'
  await tx
    .insert(staffImportChanges)
    .values(updates.map(({ id, before }) => ({ importId, [idKey]: id, before })))
  await writeStaffDetails(
    tx,
    kind,
    updates.map(({ id, after }) => ({ id, ...after })),
  )
}

type StoredStaffDetails = StaffDetails & { id: string }

/** All rows in one statement. */
export async function writeStaffDetails(
  tx: Db,
  kind: 'membership' | 'invitation',
  rows: StoredStaffDetails[],
) {
  if (rows.length === 0) return
  const details = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as stored(id uuid, name text,
    phone text, "employeeNumber" text, subject text, "joiningDay" date)`
  const columns = {
    employeeNumber: sql`stored."employeeNumber"`,
    subject: sql`stored.subject`,
    joiningDay: sql`stored."joiningDay"`,
  }
  if (kind === 'membership')
    await tx.update(memberships).set(columns).from(details).where(eq(memberships.id, STORED_ID))
  else
    await tx
      .update(invitations)
      .set({ ...columns, name: sql`stored.name`, phone: sql`stored.phone` })
      .from(details)
      .where(eq(invitations.id, STORED_ID))
}

const STORED_ID: SQL = sql`stored.id`
