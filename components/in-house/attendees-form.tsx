'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { FormFrame } from '@/components/forms/form-frame'
import { useSending } from '@/components/forms/use-sending'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { post } from '@/lib/client/api'

type Teacher = { id: string; name: string; isPresent: boolean }
type Props = { sessionId: string; teachers: Teacher[] }

export function AttendeesForm({ sessionId, teachers }: Props) {
  const { attendance: text } = schoolSessionsText()
  const router = useRouter()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useSending(async () => {
    const ticked = new Set(new FormData(formRef.current ?? undefined).getAll('present'))
    const listIds = (isAdded: boolean) =>
      teachers
        .filter(({ id, isPresent }) => ticked.has(id) === isAdded && isPresent !== isAdded)
        .map(({ id }) => id)
    const changes = { added: listIds(true), removed: listIds(false) }
    const result = await post(`/api/school/in-house-sessions/${sessionId}/attendees`, changes)
    if (!result.ok) return { tone: 'error', text: getFailureText(result, text.failure) }
    router.refresh()
    return { tone: 'success', text: result.msg ?? '' }
  })

  return (
    <div className="mt-4">
      <FormFrame ref={formRef} form={form} button={text.button} busyLabel={text.busy} isCompact>
        <fieldset className="grid gap-1">
          <legend className="sr-only">{text.heading}</legend>
          {teachers.map(({ id, name, isPresent }) => (
            <label key={id} className="choice">
              <input type="checkbox" name="present" value={id} defaultChecked={isPresent} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      </FormFrame>
    </div>
  )
}
