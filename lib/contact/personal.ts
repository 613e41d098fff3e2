import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { contactMessages, contactReplies, replyTemplates } from '@/db/schema'
import {
  clearedByDatabase,
  type DataSubject,
  deleteMatching,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

/** Messages have no account: they match by confirmed email only. */
const isFromUserEmail = ({ email, confirmed: isConfirmed }: DataSubject) =>
  isConfirmed ? eq(sql`lower(${contactMessages.email})`, sql`lower(${email})`) : undefined

const isReplyToUser = (user: DataSubject) => {
  const isFromUser = isFromUserEmail(user)
  return (
    isFromUser &&
    sql`${contactReplies.contactMessageId} in (select ${contactMessages.id} from ${contactMessages} where ${isFromUser})`
  )
}

export const contactDataSources: PersonalDataSource[] = [
  {
    name: 'answers',
    table: contactReplies,
    personalColumns: ['text'],
    where: isReplyToUser,
    withheldColumns: ['repliedBy', 'mailId'],
    outcome: 'deleted',
    erase: deleteMatching(contactReplies, isReplyToUser),
  },
  {
    name: 'messages',
    table: contactMessages,
    personalColumns: ['name', 'email', 'subject', 'message'],
    where: isFromUserEmail,
    outcome: 'deleted',
    erase: deleteMatching(contactMessages, isFromUserEmail),
  },
  {
    name: 'replyTemplatesChanged',
    table: replyTemplates,
    personalColumns: ['changedBy'],
    where: (user) => eq(replyTemplates.changedBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'answersWritten',
    table: contactReplies,
    personalColumns: ['repliedBy'],
    where: (user) => eq(contactReplies.repliedBy, user.id),
    withheldColumns: ['mailId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
