import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { contacts, messageAnswers } from '@/db/schema'
import { deleting, freedByDatabase, type Holding, type Person } from '@/lib/rights/holding'

/** Messages know no account: they are the person's by an address that is known to be. */
const byAddress = ({ email, confirmed }: Person) =>
  confirmed ? eq(sql`lower(${contacts.email})`, sql`lower(${email})`) : undefined

const answered = (person: Person) => {
  const which = byAddress(person)
  return (
    which &&
    sql`${messageAnswers.contactId} in (select ${contacts.id} from ${contacts} where ${which})`
  )
}

export const contact: Holding[] = [
  {
    name: 'answers',
    table: messageAnswers,
    personal: ['text'],
    of: answered,
    withheld: ['answeredBy', 'mailId'],
    end: 'deleted',
    erase: deleting(messageAnswers, answered),
  },
  {
    name: 'messages',
    table: contacts,
    personal: ['name', 'email', 'subject', 'message'],
    of: byAddress,
    end: 'deleted',
    erase: deleting(contacts, byAddress),
  },
  {
    name: 'answersWritten',
    table: messageAnswers,
    personal: ['answeredBy'],
    of: (person) => eq(messageAnswers.answeredBy, person.id),
    withheld: ['mailId'],
    end: 'freed',
    erase: freedByDatabase,
  },
]
