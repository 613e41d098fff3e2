import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { contacts, messageAnswers } from '@/db/schema'
import {
  clearedByDatabase,
  type DataSubject,
  deleteMatching,
  type PersonalDataSource,
} from '@/lib/privacy/personal-data-source'

/** Messages have no account: they match by confirmed email only. */
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
    personalColumns: ['text'],
    where: isReplyToUser,
    withheldColumns: ['answeredBy', 'mailId'],
    outcome: 'deleted',
    erase: deleteMatching(messageAnswers, isReplyToUser),
  },
  {
    name: 'messages',
    table: contacts,
    personalColumns: ['name', 'email', 'subject', 'message'],
    where: isFromUserEmail,
    outcome: 'deleted',
    erase: deleteMatching(contacts, isFromUserEmail),
  },
  {
    name: 'answersWritten',
    table: messageAnswers,
    personalColumns: ['answeredBy'],
    where: (user) => eq(messageAnswers.answeredBy, user.id),
    withheldColumns: ['mailId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
