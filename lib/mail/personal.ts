import 'server-only'
import { eq, or, sql } from 'drizzle-orm'
import { mailOutbox } from '@/db/schema'
import {
  type DataSubject,
  deleteMatching,
  type PersonalDataSource,
} from '@/lib/privacy/personal-data-source'

/** Letters to the person's address, and those to the team that say what the person has written. */
const matchesMailsAbout = ({ email, confirmed }: DataSubject) =>
  or(
    eq(sql`lower(${mailOutbox.recipient})`, sql`lower(${email})`),
    confirmed ? eq(sql`lower(${mailOutbox.data}->>'email')`, sql`lower(${email})`) : undefined,
  )

export const mailDataSources: PersonalDataSource[] = [
  {
    name: 'letters',
    table: mailOutbox,
    personal: ['recipient', 'data'],
    of: ({ email }) => eq(sql`lower(${mailOutbox.recipient})`, sql`lower(${email})`),
    // What waits to be sent may hold a link that is still good.
    withheld: ['data', 'lastError', 'attempts'],
    end: 'deleted',
    erase: deleteMatching(mailOutbox, matchesMailsAbout),
  },
]
