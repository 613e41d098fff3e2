'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

type Teacher = { id: string; name: string; isPresent: boolean }
type Props = { sessionId: string; teachers: Teacher[] }

export function AttendeesForm({ sessionId, teachers }: Props) {
  const { attendance: text } = schoolSessionsText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const ticked = new Set(new FormData(event.currentTarget).getAll('present'))
    const listIds = (isAdded: boolean) =>
      teachers
        .filter(({ id, isPresent }) => ticked.has(id) === isAdded && isPresent !== isAdded)
        .map(({ id }) => id)
    const changes = { added: listIds(true), removed: listIds(false) }
    setIsBusy(true)
    setNotice(null)
    const result = await post(`/api/school/in-house-sessions/${sessionId}/attendees`, changes)
    setIsBusy(false)
    if (result.ok) router.refresh()
    setNotice(
      result.ok
        ? { tone: 'success', text: result.msg ?? '' }
        : { tone: 'error', text: result.msg ?? text.failure },
    )
  }

  return (
    <form method="post" onSubmit={save} className="mt-4 grid justify-items-start gap-4">
      <fieldset className="grid gap-1">
        <legend className="sr-only">{text.heading}</legend>
        {teachers.map(({ id, name, isPresent }) => (
          <label key={id} className="choice">
            <input type="checkbox" name="present" value={id} defaultChecked={isPresent} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {notice && (
        <Alert role="alert" tone={notice.tone}>
          {notice.text}
        </Alert>
      )}
      <Button type="submit" disabled={!isHydrated} busy={isBusy} busyLabel={text.busy}>
        {text.button}
      </Button>
    </form>
  )
}
