import 'server-only'
import { eq, or, sql } from 'drizzle-orm'
import { emailAnswers, mailBatches, mailOutbox } from '@/db/schema'
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

/** Only while a batch is being sent. The text is that of `emails`, so it is not exported twice. */
const matchesBatchesTo = ({ email }: DataSubject) =>
  sql`exists (select from json_array_elements(${mailBatches.payload}) sent
    where lower(sent->>'to') = lower(${email}))`

/** Anyone can write any sender, so only a confirmed address counts. */
const matchesAnswersFrom = ({ email, confirmed }: DataSubject) =>
  confirmed ? eq(sql`lower(${emailAnswers.email})`, sql`lower(${email})`) : undefined

export const mailDataSources: PersonalDataSource[] = [
  {
    name: 'emailAnswers',
    table: emailAnswers,
    personalColumns: ['name', 'email', 'text', 'quoted', 'attachmentNames'],
    where: matchesAnswersFrom,
    withheldColumns: ['receivedId'],
    outcome: 'deleted',
    erase: deleteMatching(emailAnswers, matchesAnswersFrom),
  },
  {
    name: 'emailBatches',
    table: mailBatches,
    personalColumns: ['payload'],
    where: matchesBatchesTo,
    withheldColumns: ['payload'],
    outcome: 'freed',
    erase: async (tx, subject) => {
      await tx
        .update(mailBatches)
        .set({
          payload: sql`(select coalesce(json_agg(sent order by place), '[]')
            from json_array_elements(${mailBatches.payload}) with ordinality as list(sent, place)
            where lower(sent->>'to') is distinct from lower(${subject.email}))`,
        })
        .where(matchesBatchesTo(subject))
    },
  },
  {
    name: 'emails',
    table: mailOutbox,
    personalColumns: ['recipient', 'data'],
    where: ({ email }) => eq(sql`lower(${mailOutbox.recipient})`, sql`lower(${email})`),
    // A waiting email may contain a valid link.
    withheldColumns: ['data', 'lastError', 'attempts', 'requestId'],
    outcome: 'deleted',
    erase: deleteMatching(mailOutbox, matchesMailsAbout),
  },
]
