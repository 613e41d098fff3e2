import * as z from 'zod/mini'
import { emailAddress, requiredName, requiredText, saying } from '@/base/text'

export const contactMessage = z.object({
  name: requiredName('senderRequired', 120),
  email: emailAddress('senderEmailRequired', 'senderEmailInvalid'),
  subject: requiredName('subjectRequired', 200),
  message: requiredText('messageRequired', 5000).check(
    z.minLength(10, saying('messageTooShort:10')),
  ),
})

export type ContactMessage = z.output<typeof contactMessage>

/** What the team writes back; `seen` is how many answers there were when the page was opened. */
export const messageAnswer = z.object({
  answer: requiredText('answerRequired', 10_000),
  seen: z.optional(z.string().check(z.regex(/^\d{1,4}$/, saying('odd')))),
})

export const messageStateWish = z.object({
  state: z.enum(['open', 'answered', 'spam'], saying('odd')),
})

export const MESSAGE_STATES = ['open', 'answered', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
