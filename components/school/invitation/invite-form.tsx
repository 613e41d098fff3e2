'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { FormFrame } from '@/components/forms/form-frame'
import { type SendOutcome, useSending } from '@/components/forms/use-sending'
import { TextArea } from '@/components/ui/text-area'
import { schoolInviteText } from '@/i18n/school-invite'
import { post } from '@/lib/client/api'
import { deleteFormDraft, readFormDraft, saveFormDraft } from '@/lib/client/draft'
import {
  type InvitationLine,
  MAX_INVITATION_LINES,
  parseInvitationLines,
} from '@/lib/schools/schema'
import { LineErrors } from './line-errors'

type InviteFormResponse = { msg: string; lines: InvitationLine[]; sent: number }

const DRAFT_NAME = 'invitations'
const isReady = ({ status }: { status: string }) => status === 'ready'

/** The first click reports invalid lines, the next sends the valid ones; unsent lines stay. */
export function InviteForm() {
  const uiText = schoolInviteText().byMail
  const router = useRouter()
  const [text, setText] = useState('')
  const [lines, setLines] = useState<InvitationLine[]>([])
  const [isChecked, setIsChecked] = useState(false)
  const form = useSending(checkAndSend)

  useEffect(() => {
    const { addresses } = readFormDraft(DRAFT_NAME)
    if (typeof addresses === 'string') setText((current) => current || addresses)
  }, [])

  function handleInput(next: string) {
    setText(next)
    setIsChecked(false)
    setLines([])
    form.clearNotice()
    saveFormDraft(DRAFT_NAME, { addresses: next })
  }

  async function checkAndSend(): Promise<SendOutcome> {
    const lines = parseInvitationLines(text)
    if (lines.length === 0) return { tone: 'error', text: uiText.none }
    if (lines.length > MAX_INVITATION_LINES)
      return { tone: 'error', text: uiText.tooMany(lines.length, MAX_INVITATION_LINES) }
    if (isChecked) return send()
    const result = await post<InviteFormResponse>(INVITATIONS_PATH, {
      addresses: text,
      send: false,
    })
    if (!result.ok) return { tone: 'error', text: getFailureText(result, uiText.failure) }
    if (result.data.lines.every(isReady)) return send()
    setLines(result.data.lines)
    setIsChecked(true)
    return null
  }

  async function send(): Promise<SendOutcome> {
    const result = await post<InviteFormResponse>(INVITATIONS_PATH, { addresses: text, send: true })
    if (!result.ok) return { tone: 'error', text: getFailureText(result, uiText.failure) }
    const { sent, lines: sentLines } = result.data
    const remaining = keepUnsentLines(text, sentLines)
    setText(remaining)
    if (remaining) saveFormDraft(DRAFT_NAME, { addresses: remaining })
    else deleteFormDraft(DRAFT_NAME)
    setLines([])
    setIsChecked(false)
    router.refresh()
    return {
      tone: sent > 0 ? 'success' : 'info',
      text: remaining ? `${uiText.sent(sent)} ${uiText.stay}` : uiText.sent(sent),
    }
  }

  const validCount = lines.filter(isReady).length
  return (
    <FormFrame
      form={form}
      button={isChecked ? uiText.count(validCount) : uiText.button}
      busyLabel={uiText.busy}
      noValidate
    >
      <TextArea
        label={uiText.label}
        hint={uiText.hint(MAX_INVITATION_LINES)}
        rows={7}
        name="addresses"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => handleInput(target.value)}
      />
      <LineErrors lines={lines} />
    </FormFrame>
  )
}

const INVITATIONS_PATH = '/api/school/invitations'

function keepUnsentLines(text: string, lines: InvitationLine[]) {
  const unsentLines = new Set(
    lines
      .filter(({ status }) => status === 'invalidEmail' || status === 'limitReached')
      .map(({ line }) => line),
  )
  return text
    .split(/\r\n|\r|\n/)
    .filter((_, index) => unsentLines.has(index + 1))
    .join('\n')
}
