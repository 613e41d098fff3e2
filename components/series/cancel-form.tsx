'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { TextArea } from '@/components/ui/text-area'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'
import { teamSessionsWords } from '@/words/team-sessions'

type Props = { id: string; isDraft: boolean; repeats: boolean }

export function CancelForm({ id, isDraft, repeats }: Props) {
  const { cancel, form: words } = teamSessionsWords()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/series/schema').then(({ cancellation }) => cancellation),
    send: (values) => post(`/api/team/sessions/${id}/cancel`, values),
    failure: words.failure,
    succeed: ({ msg }) => {
      if (isDraft) window.location.assign(routes.teamSessions)
      else router.refresh()
      return { tone: 'success', text: msg ?? cancel.done }
    },
  })
  return (
    <FormFrame
      form={form}
      button={isDraft ? cancel.buttonDraft : cancel.button}
      busyLabel={cancel.busy}
      noValidate
    >
      <TextArea label={cancel.reason} rows={2} {...form.field('reason')} />
      {repeats && (
        <label className="field">
          <span className="field-label">{words.reach}</span>
          <select className="field-input" {...form.field('reach')}>
            {Object.entries(words.reaches).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </FormFrame>
  )
}
