import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import { teamTextsText } from '@/i18n/team-texts'
import type { EmailMessage } from '@/lib/mail/email-message'

/** Keys are positions, because a text may repeat itself. */
export function EmailPreview({ email }: { email: EmailMessage }) {
  const { subject, greeting, paragraphs, details = [], action, notes = [] } = email
  const list = (lines: string[]) => lines.map((text, row) => ({ text, row }))
  return (
    <main className="page-width page-main">
      <p className="text-muted" lang="en">
        {teamTextsText().email.preview}
      </p>
      <h1 className="wrap-anywhere" dir="auto">
        {subject}
      </h1>
      <div className="sheet mt-4 grid max-w-2xl gap-4 px-5 py-6 wrap-anywhere" dir="auto">
        <p>{greeting}</p>
        {list(paragraphs).map(({ text, row }) => (
          <p key={row}>{text}</p>
        ))}
        {details.map(([label, value]) => (
          <p key={label}>{`${label}: ${value}`}</p>
        ))}
        {action && (
          <p>
            <b>{action.label}</b>
          </p>
        )}
        {list(notes).map(({ text, row }) => (
          <p key={row}>{text}</p>
        ))}
        <p>{emailText(siteOwner).closing}</p>
      </div>
    </main>
  )
}
