import 'server-only'
import { and, eq, or, sql } from 'drizzle-orm'
import {
  applicationQuestions,
  applications,
  invitations,
  memberships,
  schools,
  seatAnswers,
  terms,
} from '@/db/schema'
import {
  clearedByDatabase,
  type DataSubject,
  deleteMatching,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'
import { isOpenMembership } from './locks'
import { tellMembers } from './webhook-events'

/** Invitations that the user accepted, and those to the user's confirmed email. */
const matchesInvited = ({ id, email, confirmed }: DataSubject) =>
  or(
    eq(invitations.usedBy, id),
    confirmed ? eq(sql`lower(${invitations.email})`, sql`lower(${email})`) : undefined,
  )

/** The school has no members and no current term, so nobody is left to run it. */
export const isDeserted = ({ id }: DataSubject) =>
  and(
    sql`exists (select from ${memberships} m where m.school_id = ${schools.id}
      and m.user_id = ${id} and m.left_at is null)`,
    sql`not exists (select from ${memberships} o where o.school_id = ${schools.id}
      and o.user_id <> ${id} and o.left_at is null)`,
    sql`not exists (select from ${terms} t where t.school_id = ${schools.id}
      and t.last_day >= day_in_india())`,
  )

const isCoordinated = ({ id }: DataSubject) =>
  sql`exists (select from ${memberships} m where m.school_id = ${schools.id}
    and m.user_id = ${id} and m.left_at is null and m.role = 'coordinator')`

/** A school's details belong to the school while it has members. */
export const schoolDataSources: PersonalDataSource[] = [
  {
    name: 'ownSchool',
    table: schools,
    personalColumns: ['correspondentName', 'principalName', 'principalContact', 'principalEmail'],
    where: isCoordinated,
    outcome: 'deleted',
    // Before the school and the memberships go, which this says.
    erase: async (tx, subject) => {
      await tellMembers(tx, 'member.left', isOpenMembership(subject.id))
      await tx.delete(schools).where(isDeserted(subject))
    },
  },
  {
    name: 'invitations',
    table: invitations,
    personalColumns: [
      'email',
      'usedBy',
      'name',
      'phone',
      'employeeNumber',
      'subject',
      'joiningDay',
    ],
    where: matchesInvited,
    withheldColumns: ['tokenHash', 'mailId', 'staffImportId'],
    outcome: 'deleted',
    erase: deleteMatching(invitations, matchesInvited),
  },
  ownedByUser(
    {
      name: 'memberships',
      table: memberships,
      personalColumns: ['userId', 'employeeNumber', 'subject', 'joiningDay'],
      withheldColumns: ['endedBy'],
    },
    memberships.userId,
  ),
  ownedByUser({ name: 'seatAnswers', table: seatAnswers }, seatAnswers.userId),
  {
    name: 'seatsTaken',
    table: memberships,
    personalColumns: ['endedBy'],
    where: (user) => eq(memberships.endedBy, user.id),
    withheldColumns: ['userId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'applicationsDecided',
    table: applications,
    personalColumns: ['decidedBy'],
    where: (user) => eq(applications.decidedBy, user.id),
    withheldColumns: ['userId', 'termId', 'mailId', 'invitationId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'questionsAsked',
    table: applicationQuestions,
    personalColumns: ['askedBy'],
    where: (user) => eq(applicationQuestions.askedBy, user.id),
    withheldColumns: ['mailId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'applications',
    table: applications,
    personalColumns: ['userId'],
    where: (user) => eq(applications.userId, user.id),
    withheldColumns: ['decidedBy', 'termId', 'mailId', 'invitationId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
