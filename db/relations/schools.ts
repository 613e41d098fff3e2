import 'server-only'
import { sql } from 'drizzle-orm'
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
    mobile: tables.schools.mobile,
    principalName: tables.schools.principalName,
    principalEmail: tables.schools.principalEmail,
    principalContact: tables.schools.principalContact,
    createdAt: tables.schools.createdAt,
  })
  .from(tables.schools)
  .as('schools')

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
  })
  .from(tables.memberships)
  .as('memberships')

export const terms = new QueryBuilder()
  .select({
    id: tables.terms.id,
    schoolId: tables.terms.schoolId,
    firstDay: tables.terms.firstDay,
    lastDay: tables.terms.lastDay,
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

export const schoolMerges = new QueryBuilder()
  .select({ fromId: tables.schoolMerges.fromId, intoId: tables.schoolMerges.intoId })
  .from(tables.schoolMerges)
  .as('school_merges')
