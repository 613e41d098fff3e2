import 'server-only'
import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { invitations, memberships, type StaffDetails } from '@/db/schema'
import { matchesOpenEmailInvitations } from '../invitation/invitation'
import type { MissingMember, StaffColumn, StaffPlan } from '../kinds'
import { hasSeatIn } from '../locks'
import { countMembers } from '../seats'
import { formatFullName } from '../teachers/list'
import { findRunningTerm } from '../terms/terms'
import type { ParsedStaffList, StaffRow } from './parse'

/** A membership or an invitation, with what a list replaces. */
export type StaffUpdate = { id: string; before: StaffDetails; after: StaffDetails }

export type StaffComparison = {
  plan: StaffPlan
  added: StaffRow[]
  memberUpdates: StaffUpdate[]
  invitationUpdates: StaffUpdate[]
}

type KnownPerson = { id: string; email: string; before: StaffDetails }

/** What the school keeps of a member. Name and phone are the teacher's own. */
const MEMBER_COLUMNS = ['employeeNumber', 'subject', 'joiningDay'] as const
const INVITATION_COLUMNS = ['name', 'phone', ...MEMBER_COLUMNS] as const

/** Looks only at the school's own seats and invitations: a list reveals nobody's account elsewhere. */
export async function compareStaffList(
  tx: Db,
  { schoolId, viewerId }: { schoolId: string; viewerId: string },
  { rows, problems, seen }: ParsedStaffList,
): Promise<StaffComparison> {
  const members = await findMembers(tx, schoolId)
  const invited = groupByEmail(await findInvited(tx, schoolId))
  const membersByEmail = groupByEmail(members)
  const membersByNumber = groupByNumber(members)
  const comparison = {
    added: [] as StaffRow[],
    memberUpdates: [] as StaffUpdate[],
    invitationUpdates: [] as StaffUpdate[],
  }
  const changed: StaffPlan['changed'] = []
  const listedIds = new Set<string>()
  for (const row of rows) {
    const email = row.email.toLowerCase()
    // Teachers register with another address than the school's.
    const member = membersByEmail.get(email) ?? membersByNumber.get(toKey(row.employeeNumber))
    const invitation = member ? undefined : invited.get(email)
    if (member) listedIds.add(member.id)
    if (!member && !invitation) comparison.added.push(row)
    note(member, MEMBER_COLUMNS, comparison.memberUpdates)
    note(invitation, INVITATION_COLUMNS, comparison.invitationUpdates)

    function note(
      known: KnownPerson | undefined,
      columns: readonly (keyof StaffDetails & StaffColumn)[],
      updates: StaffUpdate[],
    ) {
      const differing = known ? findDiffering(known.before, row, columns) : []
      if (!known || differing.length === 0) return
      const values = Object.fromEntries(differing.map((column) => [column, row[column]]))
      updates.push({ id: known.id, before: known.before, after: { ...known.before, ...values } })
      changed.push({ ...pickPerson(row), columns: differing })
    }
  }
  const isListed = ({ id, email, before }: KnownPerson) =>
    listedIds.has(id) ||
    seen.emails.has(email) ||
    seen.employeeNumbers.has(toKey(before.employeeNumber))
  const missing = members
    .filter((member) => member.userId !== viewerId && !isListed(member))
    .map(({ id, name, email }): MissingMember => ({ id, name, email }))
  const visible = {
    problems: problems.toSorted((a, b) => a.row - b.row),
    added: comparison.added.map(pickPerson),
    changed,
    missing,
    sameCount: rows.length - comparison.added.length - changed.length,
  }
  const updates = [comparison.memberUpdates, comparison.invitationUpdates]
  const version = createHash('sha256').update(JSON.stringify([comparison.added, updates, missing]))
  return {
    ...comparison,
    plan: {
      ...visible,
      freeSeats: await countFreeSeats(tx, schoolId),
      version: version.digest('base64url'),
    },
  }
}

/** An empty cell changes nothing. */
const findDiffering = <Column extends keyof StaffDetails & keyof StaffRow>(
  before: StaffDetails,
  row: StaffRow,
  columns: readonly Column[],
) => columns.filter((column) => row[column] !== null && row[column] !== before[column])

const pickPerson = ({ row, name, email }: StaffRow) => ({ row, name, email })

const toKey = (employeeNumber: string | null | undefined) => employeeNumber?.toLowerCase() ?? ''

const groupByEmail = <Known extends KnownPerson>(known: Known[]) =>
  new Map(known.map((one) => [one.email, one]))

const groupByNumber = <Known extends KnownPerson>(known: Known[]) =>
  new Map(
    known
      .filter(({ before }) => before.employeeNumber)
      .map((one) => [toKey(one.before.employeeNumber), one]),
  )

async function findMembers(tx: Db, schoolId: string) {
  const rows = await tx
    .select({
      id: memberships.id,
      userId: memberships.userId,
      email: sql<string>`lower(${users.email})`,
      firstname: users.firstname,
      lastname: users.lastname,
      employeeNumber: memberships.employeeNumber,
      subject: memberships.subject,
      joiningDay: memberships.joiningDay,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(hasSeatIn(schoolId))
    .orderBy(users.firstname, users.lastname, memberships.id)
  return rows.map(({ id, userId, email, firstname, lastname, ...before }) => ({
    ...{ id, userId, email, before, name: formatFullName({ firstname, lastname }) },
  }))
}

async function findInvited(tx: Db, schoolId: string) {
  const rows = await tx
    .select({
      id: invitations.id,
      email: sql<string>`lower(${invitations.email})`,
      name: invitations.name,
      phone: invitations.phone,
      employeeNumber: invitations.employeeNumber,
      subject: invitations.subject,
      joiningDay: invitations.joiningDay,
    })
    .from(invitations)
    .where(and(matchesOpenEmailInvitations(schoolId), eq(invitations.role, 'teacher')))
  return rows.map(({ id, email, ...before }) => ({ id, email, before }))
}

async function countFreeSeats(tx: Db, schoolId: string) {
  const term = await findRunningTerm(tx, schoolId)
  const { members } = await countMembers(tx, schoolId)
  return Math.max(0, (term?.seats ?? 0) - members)
}
