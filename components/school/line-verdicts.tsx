import { Alert } from '@/components/ui/alert'
import type { LineVerdict } from '@/lib/schools/schema'
import { schoolInviteWords } from '@/words/school-invite'

const SHOWN = 20

/** What is the matter with which line; those in order are not named. */
export function LineVerdicts({ verdicts }: { verdicts: LineVerdict[] }) {
  const words = schoolInviteWords().byMail
  const odd = verdicts.flatMap(({ line, address, verdict }) =>
    verdict === 'fine' ? [] : [{ line, text: words.verdicts[verdict](line, address) }],
  )
  const ready = verdicts.length - odd.length
  if (odd.length === 0) return null
  return (
    <Alert tone="warning" role="alert">
      <p className="font-semibold">{words.looked}</p>
      <ul className="mt-2 list-disc pl-5 [overflow-wrap:anywhere]">
        {odd.slice(0, SHOWN).map(({ line, text }) => (
          <li key={`${line}${text}`}>{text}</li>
        ))}
        {odd.length > SHOWN && <li>{words.more(odd.length - SHOWN)}</li>}
      </ul>
      <p className="mt-2">{words.ready(ready)}</p>
    </Alert>
  )
}
