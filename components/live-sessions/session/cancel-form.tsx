'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { TextArea } from '@/components/ui/text-area'
import { teamSessionsText } from '@/i18n/team-sessions'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'

type Props = { id: string; isDraft: boolean; isRepeating: boolean }

export function CancelForm({ id, isDraft, isRepeating }: Props) {
  const { cancel: cancelText, form: text } = teamSessionsText()
  const router = useRouter()
  const form = useSubmission({
    schema: () =>
      import('@/lib/live-sessions/schema').then(
        ({ sessionCancellationForm }) => sessionCancellationForm,
      ),
    send: (values) => post(`/api/team/sessions/${id}/cancel`, values),
    failure: text.failure,
    onSuccess: ({ msg }) => {
      if (isDraft) window.location.assign(routes.teamSessions)
      else router.refresh()
      return { tone: 'success', text: msg ?? cancelText.done }
    },
  })
  return (
    <FormFrame
      form={form}
      button={isDraft ? cancelText.buttonDraft : cancelText.button}
      busyLabel={cancelText.busy}
      noValidate
    >
      <TextArea label={cancelText.reason} rows={2} {...form.field('reason')} />
      {isRepeating && (
        <label className="field">
          <span className="field-label">{cancelText.reach}</span>
          <select className="field-input" {...form.field('reach')}>
            {Object.entries(text.reaches).map(([value, label]) => (
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
