import * as z from 'zod/mini'
import { emailAddress, requiredText, saying } from '@/base/text'

export const contactMessage = z.object({
  name: requiredText('senderRequired', 120),
  email: emailAddress('senderEmailRequired', 'senderEmailInvalid'),
  subject: requiredText('subjectRequired', 200),
  message: requiredText('messageRequired', 5000).check(
    z.minLength(10, saying('messageTooShort:10')),
  ),
})

export type ContactMessage = z.output<typeof contactMessage>
