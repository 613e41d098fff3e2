import * as z from 'zod/mini'
import { emailAddress, requiredText } from '@/base/text'

export const contactMessage = z.object({
  name: requiredText('Name is required.', 120),
  email: emailAddress('Email is required.', 'Invalid email address.'),
  subject: requiredText('Subject is required.', 200),
  message: requiredText('Message is required.', 5000).check(
    z.minLength(10, 'Message must be at least 10 characters.'),
  ),
})

export type ContactMessage = z.output<typeof contactMessage>
