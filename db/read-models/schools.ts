import 'server-only'
import { isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** What other domains may read, under the names of the tables. */

export const schools = new QueryBuilder()
  .select({
    id: tables.schools.id,
    name: tables.schools.name,
    address: tables.schools.address,
    affiliationBoard: tables.schools.affiliationBoard,
    district: tables.schools.district,
    email: tables.schools.email,
    confirmedEmail: tables.schools.confirmedEmail,
    mobile: tables.schools.mobile,
    landline: tables.schools.landline,
    teachingStaffCount: tables.schools.teachingStaffCount,
    principalName: tables.schools.principalName,
    principalEmail: tables.schools.principalEmail,
    principalContact: tables.schools.principalContact,
    signInRequired: tables.schools.signInRequired,
    createdAt: tables.schools.createdAt,
  })
  .from(tables.schools)
  .as('schools')

/** As a condition on schools. */
export const hasSchoolTag = (tag: string) => sql<boolean>`exists (select from ${tables.schoolTags}
  where ${tables.schoolTags.schoolId} = ${schools.id} and ${tables.schoolTags.tag} = ${tag})`

/** As a condition on schools: a part of the district, or of the address where the team has entered none. */
export const isInDistrict = (district: string) =>
  sql<boolean>`strpos(lower(coalesce(nullif(${schools.district}, ''), ${schools.address})), lower(${district})) > 0`

export const memberships = new QueryBuilder()
  .select({
    id: tables.memberships.id,
    userId: tables.memberships.userId,
    schoolId: tables.memberships.schoolId,
    role: tables.memberships.role,
    joinedAt: tables.memberships.joinedAt,
    leftAt: tables.memberships.leftAt,
    employeeNumber: tables.memberships.employeeNumber,
    joiningDay: tables.memberships.joiningDay,
  })
  .from(tables.memberships)
  .as('memberships')

/** Only those that the school has proved. */
export const schoolSignIns = new QueryBuilder()
  .select({
    schoolId: tables.schoolSignIns.schoolId,
    kind: tables.schoolSignIns.kind,
    value: tables.schoolSignIns.value,
  })
  .from(tables.schoolSignIns)
  .where(isNotNull(tables.schoolSignIns.confirmedAt))
  .as('school_sign_ins')

export const terms = new QueryBuilder()
  .select({
    id: tables.terms.id,
    schoolId: tables.terms.schoolId,
    firstDay: tables.terms.firstDay,
    lastDay: tables.terms.lastDay,
    seats: tables.terms.seats,
    createdAt: tables.terms.createdAt,
  })
  .from(tables.terms)
  .as('terms')

/** As a condition on terms. Terms of a school never overlap. */
export const isLastTerm = sql<boolean>`not exists (select from ${tables.terms} later
  where later.school_id = terms.school_id and later.last_day > terms.last_day)`

export const applications = new QueryBuilder()
  .select({
    id: tables.applications.id,
    schoolId: tables.applications.schoolId,
    state: tables.applications.state,
    reason: tables.applications.reason,
    createdAt: tables.applications.createdAt,
  })
  .from(tables.applications)
  .as('applications')

const confirmedCoordinators = (schoolId: SQLWrapper) => sql`${tables.memberships} coordination
  join ${tables.users} coordinator on coordinator.id = coordination.user_id
  where coordination.school_id = ${schoolId} and coordination.left_at is null
    and coordination.role = 'coordinator' and coordinator.email_confirmed_at is not null`

export const hasConfirmedCoordinator = (schoolId: SQLWrapper) =>
  sql<boolean>`exists (select from ${confirmedCoordinators(schoolId)})`

/**
 * As a condition on schools: someone who reads the school's email has opened a link sent to it. Anyone can name any
 * address in the form, so nothing that others wrote goes to one without this.
 */
export const hasConfirmedEmail = sql<boolean>`(coalesce(lower(schools.confirmed_email) = lower(schools.email), false)
  or exists (select from ${confirmedCoordinators(sql`schools.id`)} and lower(coordinator.email) = lower(schools.email)))`

/** As a column of schools: the school's email once it is confirmed, else that of a coordinator, or null. */
export const confirmedRecipient = sql<
  string | null
>`case when ${hasConfirmedEmail} then schools.email
  else (select coordinator.email from ${confirmedCoordinators(sql`schools.id`)}
    order by coordination.joined_at limit 1) end`

export const schoolMerges = new QueryBuilder()
  .select({ fromId: tables.schoolMerges.fromId, intoId: tables.schoolMerges.intoId })
  .from(tables.schoolMerges)
  .as('school_merges')
