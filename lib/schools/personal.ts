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
import { deleting, freedByDatabase, type Holding, owned, type Person } from '@/lib/rights/holding'

/** Those that the person took, and those that were sent to an address that is known to be the person's. */
const invited = ({ id, email, confirmed }: Person) =>
  or(
    eq(invitations.usedBy, id),
    confirmed ? eq(sql`lower(${invitations.email})`, sql`lower(${email})`) : undefined,
  )

/** A school that nobody belongs to any more, and whose last term is over, has nobody left to run it. */
const deserted = ({ id }: Person) =>
  and(
    sql`exists (select from ${memberships} m where m.school_id = ${schools.id}
      and m.user_id = ${id} and m.until is null)`,
    sql`not exists (select from ${memberships} o where o.school_id = ${schools.id}
      and o.user_id <> ${id} and o.until is null)`,
    sql`not exists (select from ${terms} t where t.school_id = ${schools.id}
      and t.last_day >= day_in_india())`,
  )

const coordinated = ({ id }: Person) =>
  sql`exists (select from ${memberships} m where m.school_id = ${schools.id}
    and m.user_id = ${id} and m.until is null and m.role = 'coordinator')`

/** What the schools hold of a person. A school's own details are the school's, as long as it has people. */
export const schoolsOf: Holding[] = [
  {
    name: 'ownSchool',
    table: schools,
    personal: ['correspondentName', 'principalName', 'principalContact', 'principalEmail'],
    of: coordinated,
    end: 'deleted',
    erase: deleting(schools, deserted),
  },
  {
    name: 'invitations',
    table: invitations,
    personal: ['email', 'usedBy'],
    of: invited,
    withheld: ['tokenHash', 'mailId'],
    end: 'deleted',
    erase: deleting(invitations, invited),
  },
  owned({ name: 'memberships', table: memberships, withheld: ['endedBy'] }, memberships.userId),
  {
    name: 'seatsTaken',
    table: memberships,
    personal: ['endedBy'],
    of: (person) => eq(memberships.endedBy, person.id),
    withheld: ['userId'],
    end: 'freed',
    erase: freedByDatabase,
  },
  {
    name: 'applicationsDecided',
    table: applications,
    personal: ['decidedBy'],
    of: (person) => eq(applications.decidedBy, person.id),
    withheld: ['userId', 'termId', 'mailId', 'invitationId'],
    end: 'freed',
    erase: freedByDatabase,
  },
  {
    name: 'questionsAsked',
    table: applicationQuestions,
    personal: ['askedBy'],
    of: (person) => eq(applicationQuestions.askedBy, person.id),
    withheld: ['mailId'],
    end: 'freed',
    erase: freedByDatabase,
  },
  {
    name: 'applications',
    table: applications,
    personal: ['userId'],
    of: (person) => eq(applications.userId, person.id),
    withheld: ['decidedBy', 'termId', 'mailId', 'invitationId'],
    end: 'freed',
    erase: freedByDatabase,
  },
]
