import 'server-only'
import { eq, or, sql } from 'drizzle-orm'
import { mailOutbox } from '@/db/schema'
import { deleting, type Holding, type Person } from '@/lib/rights/holding'

/** Letters to the person's address, and those to the team that say what the person has written. */
const lettersOf = ({ email, confirmed }: Person) =>
  or(
    eq(sql`lower(${mailOutbox.recipient})`, sql`lower(${email})`),
    confirmed ? eq(sql`lower(${mailOutbox.data}->>'email')`, sql`lower(${email})`) : undefined,
  )

export const mail: Holding[] = [
  {
    name: 'letters',
    table: mailOutbox,
    personal: ['recipient', 'data'],
    of: ({ email }) => eq(sql`lower(${mailOutbox.recipient})`, sql`lower(${email})`),
    // What waits to be sent may hold a link that is still good.
    withheld: ['data', 'lastError', 'attempts'],
    end: 'deleted',
    erase: deleting(mailOutbox, lettersOf),
  },
]
