import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { contacts, messageAnswers } from '@/db/schema'
import {
  clearedByDatabase,
  type DataSubject,
  deleteMatching,
  type PersonalDataSource,
} from '@/lib/privacy/personal-data-source'

/** Messages know no account: they are the person's by an address that is known to be. */
const isFromUserEmail = ({ email, confirmed: isConfirmed }: DataSubject) =>
  isConfirmed ? eq(sql`lower(${contacts.email})`, sql`lower(${email})`) : undefined

const isReplyToUser = (user: DataSubject) => {
  const isFromUser = isFromUserEmail(user)
  return (
    isFromUser &&
    sql`${messageAnswers.contactId} in (select ${contacts.id} from ${contacts} where ${isFromUser})`
  )
}

export const contactDataSources: PersonalDataSource[] = [
  {
    name: 'answers',
    table: messageAnswers,
    personal: ['text'],
    of: isReplyToUser,
    withheld: ['answeredBy', 'mailId'],
    end: 'deleted',
    erase: deleteMatching(messageAnswers, isReplyToUser),
  },
  {
    name: 'messages',
    table: contacts,
    personal: ['name', 'email', 'subject', 'message'],
    of: isFromUserEmail,
    end: 'deleted',
    erase: deleteMatching(contacts, isFromUserEmail),
  },
  {
    name: 'answersWritten',
    table: messageAnswers,
    personal: ['answeredBy'],
    of: (user) => eq(messageAnswers.answeredBy, user.id),
    withheld: ['mailId'],
    end: 'freed',
    erase: clearedByDatabase,
  },
]
