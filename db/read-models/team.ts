import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** What other domains may read of the team’s work with schools, under the names of the tables. */

export const schoolResponsibles = new QueryBuilder()
  .select({
    schoolId: tables.schoolResponsibles.schoolId,
    userId: tables.schoolResponsibles.userId,
  })
  .from(tables.schoolResponsibles)
  .as('school_responsibles')

export const schoolUsage = new QueryBuilder()
  .select({
    schoolId: tables.schoolUsage.schoolId,
    members: tables.schoolUsage.members,
    activeMembers: tables.schoolUsage.activeMembers,
  })
  .from(tables.schoolUsage)
  .as('school_usage')

export const teamRoles = new QueryBuilder()
  .select({ userId: tables.teamRoles.userId, role: tables.teamRoles.role })
  .from(tables.teamRoles)
  .as('team_roles')
