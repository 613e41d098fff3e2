'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useState } from 'react'
import { failureText } from '@/components/forms/failure-reason'
import { FormFrame } from '@/components/forms/form-frame'
import type { Notice } from '@/components/forms/use-submission'
import { TextArea } from '@/components/ui/text-area'
import { post } from '@/lib/client/api'
import { dropDraft, keepDraft, readDraft } from '@/lib/client/draft'
import { judgeLines, LINES_AT_ONCE, type LineVerdict } from '@/lib/schools/schema'
import { schoolInviteWords } from '@/words/school-invite'
import { LineVerdicts } from './line-verdicts'

type Reply = { msg: string; verdicts: LineVerdict[]; sent: number }

const DRAFT = 'invitations'
const isFine = ({ verdict }: { verdict: string }) => verdict === 'fine'

/**
 * First it is said what is the matter with which line; what is in order goes when the button is pressed
 * again, or at once if nothing is the matter. What does not go stays in the box.
 */
export function InviteForm() {
  const words = schoolInviteWords().byMail
  const router = useRouter()
  const [text, setText] = useState('')
  const [verdicts, setVerdicts] = useState<LineVerdict[]>([])
  const [looked, setLooked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)

  useEffect(() => {
    const { addresses } = readDraft(DRAFT)
    if (typeof addresses === 'string') setText((typed) => typed || addresses)
  }, [])

  function type(next: string) {
    setText(next)
    setLooked(false)
    setVerdicts([])
    setNotice(null)
    keepDraft(DRAFT, { addresses: next })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setNotice(await outcome())
    setBusy(false)
  }

  async function outcome(): Promise<Notice | null> {
    const said = judgeLines(text)
    if (said.length === 0) return { tone: 'error', text: words.none }
    if (said.length > LINES_AT_ONCE)
      return { tone: 'error', text: words.tooMany(said.length, LINES_AT_ONCE) }
    if (looked) return send()
    const answer = await post<Reply>(CALL, { addresses: text, send: false })
    if (!answer.ok) return { tone: 'error', text: failureText(answer, words.failure) }
    if (answer.data.verdicts.every(isFine)) return send()
    setVerdicts(answer.data.verdicts)
    setLooked(true)
    return null
  }

  async function send(): Promise<Notice> {
    const answer = await post<Reply>(CALL, { addresses: text, send: true })
    if (!answer.ok) return { tone: 'error', text: failureText(answer, words.failure) }
    const { sent, verdicts: said } = answer.data
    const left = leftOver(text, said)
    setText(left)
    if (left) keepDraft(DRAFT, { addresses: left })
    else dropDraft(DRAFT)
    setVerdicts([])
    setLooked(false)
    router.refresh()
    return {
      tone: sent > 0 ? 'success' : 'info',
      text: left ? `${words.sent(sent)} ${words.stay}` : words.sent(sent),
    }
  }

  const fine = verdicts.filter(isFine).length
  return (
    <FormFrame
      form={{ submit, prepare: () => {}, busy, notice }}
      button={looked ? words.count(fine) : words.button}
      busyLabel={words.busy}
      noValidate
    >
      <TextArea
        label={words.label}
        hint={words.hint(LINES_AT_ONCE)}
        rows={7}
        name="addresses"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <LineVerdicts verdicts={verdicts} />
    </FormFrame>
  )
}

const CALL = '/api/school/invitations'

/** The lines that still want something done to them. */
function leftOver(text: string, verdicts: LineVerdict[]) {
  const stays = new Set(
    verdicts
      .filter(({ verdict }) => verdict === 'notAnAddress' || verdict === 'withheld')
      .map(({ line }) => line),
  )
  return text
    .split(/\r\n|\r|\n/)
    .filter((_, index) => stays.has(index + 1))
    .join('\n')
}
