import { Alert } from '@/components/ui/alert'
import { teamMessagesText } from '@/i18n/team-messages'
import { teamPeopleText } from '@/i18n/team-people'
import type { TeamUserDetails } from '@/lib/accounts/user-list'
import { findEmailName } from '@/lib/housekeeping/email-templates'
import type { RecentMail } from '@/lib/mail/team-list'

type Props = {
  user: Pick<TeamUserDetails, 'emailFailure' | 'emailFailedAt'>
  emails: RecentMail[]
}

export function UserEmails({ user, emails }: Props) {
  const { emails: text, day: formatDay } = teamPeopleText()
  return (
    <section aria-labelledby="emails">
      <h2 id="emails">{text.heading}</h2>
      <FailedAddress user={user} />
      {emails.length === 0 && <p className="mt-2">{text.none}</p>}
      <ul className="rows">
        {emails.map((email) => (
          <li key={email.id}>
            <p>{findEmailName(email.template) ?? teamMessagesText().mail.other}</p>
            <p className="text-muted">
              {text.line(
                text.state[getDeliveryState(email)],
                formatDay(email.outcomeAt ?? email.at),
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FailedAddress({ user: { emailFailure, emailFailedAt } }: Pick<Props, 'user'>) {
  const { emails: text, day: formatDay } = teamPeopleText()
  if (!emailFailedAt) return null
  return (
    <Alert tone="warning">
      <p>{text.failed[emailFailure ?? 'bounced'](formatDay(emailFailedAt))}</p>
      <p>{text.onlyEssential}</p>
      <p>{text.howToConfirm}</p>
    </Alert>
  )
}

function getDeliveryState({ outcome, sentAt, isWaiting }: RecentMail) {
  if (outcome) return outcome
  if (sentAt) return 'sent'
  return isWaiting ? 'waiting' : 'failed'
}
