import 'server-only'
import { and, eq, or, sql } from 'drizzle-orm'
import {
  applicationQuestions,
  applications,
  invitations,
  memberships,
  schools,
  terms,
} from '@/db/schema'
import {
  clearedByDatabase,
  type DataSubject,
  deleteMatching,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/privacy/personal-data-source'

/** Those that the person took, and those that were sent to an address that is known to be the person's. */
const matchesInvited = ({ id, email, confirmed }: DataSubject) =>
  or(
    eq(invitations.usedBy, id),
    confirmed ? eq(sql`lower(${invitations.email})`, sql`lower(${email})`) : undefined,
  )

/** A school that nobody belongs to any more, and whose last term is over, has nobody left to run it. */
const isDeserted = ({ id }: DataSubject) =>
  and(
    sql`exists (select from ${memberships} m where m.school_id = ${schools.id}
      and m.user_id = ${id} and m.until is null)`,
    sql`not exists (select from ${memberships} o where o.school_id = ${schools.id}
      and o.user_id <> ${id} and o.until is null)`,
    sql`not exists (select from ${terms} t where t.school_id = ${schools.id}
      and t.last_day >= day_in_india())`,
  )

const isCoordinated = ({ id }: DataSubject) =>
  sql`exists (select from ${memberships} m where m.school_id = ${schools.id}
    and m.user_id = ${id} and m.until is null and m.role = 'coordinator')`

/** What the schools hold of a person. A school's own details are the school's, as long as it has people. */
export const schoolDataSources: PersonalDataSource[] = [
  {
    name: 'ownSchool',
    table: schools,
    personal: ['correspondentName', 'principalName', 'principalContact', 'principalEmail'],
    of: isCoordinated,
    end: 'deleted',
    erase: deleteMatching(schools, isDeserted),
  },
  {
    name: 'invitations',
    table: invitations,
    personal: ['email', 'usedBy'],
    of: matchesInvited,
    withheld: ['tokenHash', 'mailId'],
    end: 'deleted',
    erase: deleteMatching(invitations, matchesInvited),
  },
  ownedByUser(
    { name: 'memberships', table: memberships, withheld: ['endedBy'] },
    memberships.userId,
  ),
  {
    name: 'seatsTaken',
    table: memberships,
    personal: ['endedBy'],
    of: (user) => eq(memberships.endedBy, user.id),
    withheld: ['userId'],
    end: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'applicationsDecided',
    table: applications,
    personal: ['decidedBy'],
    of: (user) => eq(applications.decidedBy, user.id),
    withheld: ['userId', 'termId', 'mailId', 'invitationId'],
    end: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'questionsAsked',
    table: applicationQuestions,
    personal: ['askedBy'],
    of: (user) => eq(applicationQuestions.askedBy, user.id),
    withheld: ['mailId'],
    end: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'applications',
    table: applications,
    personal: ['userId'],
    of: (user) => eq(applications.userId, user.id),
    withheld: ['decidedBy', 'termId', 'mailId', 'invitationId'],
    end: 'freed',
    erase: clearedByDatabase,
  },
]
