import { Alert } from '@/components/ui/alert'
import { schoolInviteText } from '@/i18n/school-invite'
import type { InvitationLine } from '@/lib/schools/schema'

const MAX_SHOWN_LINES = 20

export function LineErrors({ lines }: { lines: InvitationLine[] }) {
  const uiText = schoolInviteText().byMail
  const problems = lines.flatMap(({ line, address: email, status }) =>
    status === 'ready' ? [] : [{ line, text: uiText.lines[status](line, email) }],
  )
  const readyCount = lines.length - problems.length
  if (problems.length === 0) return null
  return (
    <Alert tone="warning" role="alert">
      <p className="font-semibold">{uiText.looked}</p>
      <ul className="mt-2 list-disc pl-5 wrap-anywhere">
        {problems.slice(0, MAX_SHOWN_LINES).map(({ line, text }) => (
          <li key={`${line}${text}`}>{text}</li>
        ))}
        {problems.length > MAX_SHOWN_LINES && (
          <li>{uiText.more(problems.length - MAX_SHOWN_LINES)}</li>
        )}
      </ul>
      <p className="mt-2">{uiText.ready(readyCount)}</p>
    </Alert>
  )
}
