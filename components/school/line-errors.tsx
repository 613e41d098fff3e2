import { Alert } from '@/components/ui/alert'
import { schoolInviteText } from '@/i18n/school-invite'
import type { InvitationLineVerdict } from '@/lib/schools/schema'

const MAX_SHOWN_LINES = 20

export function LineErrors({ verdicts }: { verdicts: InvitationLineVerdict[] }) {
  const uiText = schoolInviteText().byMail
  const problems = verdicts.flatMap(({ line, address: email, verdict }) =>
    verdict === 'fine' ? [] : [{ line, text: uiText.verdicts[verdict](line, email) }],
  )
  const readyCount = verdicts.length - problems.length
  if (problems.length === 0) return null
  return (
    <Alert tone="warning" role="alert">
      <p className="font-semibold">{uiText.looked}</p>
      <ul className="mt-2 list-disc pl-5 [overflow-wrap:anywhere]">
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
