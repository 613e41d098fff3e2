import 'server-only'
import type { EmailMessage } from './email-message'
import { toOneLine } from './plain-name'
import { createUnsubscribeUrl } from './unsubscribe'

/** What every email needs: a subject without line breaks, and a link to unsubscribe if it has a subscriber. */
export const completeEmail = (email: EmailMessage, data: object): EmailMessage => ({
  ...email,
  subject: toOneLine(email.subject),
  unsubscribeUrl: findUnsubscribeUrl(data),
})

function findUnsubscribeUrl(data: object): string | undefined {
  if ('userId' in data) {
    const kind = 'unsubscribe' in data && data.unsubscribe === 'news' ? 'news' : 'reminders'
    return createUnsubscribeUrl({ userId: `${data.userId}`, kind })
  }
  if ('mailbox' in data)
    return createUnsubscribeUrl({ userId: `${data.mailbox}`, kind: 'invitations' })
}
