import { teamHomeText } from '@/i18n/team-home'
import { teamMessagesText } from '@/i18n/team-messages'
import type { EmailAnswer } from '@/lib/mail/inbound/list'

/** Written by somebody outside: shown as plain text only. */
export function EmailAnswerText({ answer }: { answer: EmailAnswer }) {
  const text = teamMessagesText().byEmail
  const {
    name,
    email,
    at: receivedAt,
    text: answerText,
    quoted,
    attachmentNames,
    isTooLarge,
  } = answer
  return (
    <div className="mt-3">
      <p className="text-muted wrap-anywhere" dir="auto">
        {text.from(name, email, teamHomeText().moment(receivedAt))}
      </p>
      <blockquote className="quoted-text" dir="auto">
        {isTooLarge ? text.tooLarge : answerText || text.empty}
      </blockquote>
      {attachmentNames.length > 0 && (
        <p className="mt-1 wrap-anywhere" dir="auto">
          {text.attachments(attachmentNames)}
        </p>
      )}
      {quoted && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-indigo">
            {text.showAll}
          </summary>
          <blockquote className="quoted-text" dir="auto">
            {quoted}
          </blockquote>
        </details>
      )}
    </div>
  )
}
