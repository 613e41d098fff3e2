import 'server-only'
import { eq, or, sql } from 'drizzle-orm'
import { mailOutbox } from '@/db/schema'
import {
  type DataSubject,
  deleteMatching,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

/** Emails to the user, and those to the team that quote the user. */
const matchesMailsAbout = ({ email, confirmed }: DataSubject) =>
  or(
    eq(sql`lower(${mailOutbox.recipient})`, sql`lower(${email})`),
    confirmed ? eq(sql`lower(${mailOutbox.data}->>'email')`, sql`lower(${email})`) : undefined,
  )

export const mailDataSources: PersonalDataSource[] = [
  {
    name: 'emails',
    table: mailOutbox,
    personalColumns: ['recipient', 'data'],
    where: ({ email }) => eq(sql`lower(${mailOutbox.recipient})`, sql`lower(${email})`),
    // A waiting email may contain a valid link.
    withheldColumns: ['data', 'lastError', 'attempts'],
    outcome: 'deleted',
    erase: deleteMatching(mailOutbox, matchesMailsAbout),
  },
]
