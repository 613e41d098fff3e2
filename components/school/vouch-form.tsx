'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { post } from '@/lib/client/api'
import { recoveryWords } from '@/words/recoveries'

type Props = { membershipId: string; name: string }

/** For a colleague who cannot get into the mailbox. Folded away: it is rare. */
export function VouchForm({ membershipId, name }: Props) {
  const words = recoveryWords().vouch
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ resetRequest }) => resetRequest),
    send: (values) => post(`/api/school/members/${membershipId}/recovery`, values),
    failure: words.failure,
    succeed: ({ msg = words.success }) => {
      form.reset()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <details className="mt-8 max-w-2xl">
      <summary className="cursor-pointer py-2.5 font-semibold">{words.heading}</summary>
      <p className="my-4">{words.text(name)}</p>
      <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
        <Field label={words.email} type="email" inputMode="email" {...form.field('email')} />
      </FormFrame>
    </details>
  )
}
