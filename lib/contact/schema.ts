import * as z from 'zod/mini'
import { emailAddress, fieldError, requiredName, requiredText } from '@/base/text'

export const contactMessageForm = z.object({
  name: requiredName('senderRequired', 120),
  email: emailAddress('senderEmailRequired', 'senderEmailInvalid'),
  subject: requiredName('subjectRequired', 200),
  message: requiredText('messageRequired', 5000).check(
    z.minLength(10, fieldError('messageTooShort:10')),
  ),
})

export type ContactMessage = z.output<typeof contactMessageForm>

/** `seen` is the number of replies when the page was opened, to detect conflicts. */
export const messageReplyForm = z.object({
  answer: requiredText('answerRequired', 10_000),
  seen: z.optional(z.string().check(z.regex(/^\d{1,4}$/, fieldError('valueInvalid')))),
})

export const messageStateForm = z.object({
  state: z.enum(['open', 'answered', 'spam'], fieldError('valueInvalid')),
})

/** Of the ticked rows of a page of the list. */
export const messagesStateForm = z.extend(messageStateForm, {
  ids: z
    .array(z.guid(fieldError('valueInvalid')))
    .check(z.minLength(1, fieldError('valueInvalid')), z.maxLength(50, fieldError('valueInvalid'))),
})

export const messagesUndoForm = z.object({
  previous: z
    .array(z.extend(messageStateForm, { id: z.guid(fieldError('valueInvalid')) }))
    .check(z.maxLength(50, fieldError('valueInvalid'))),
})

export const MESSAGE_STATES = ['open', 'answered', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
