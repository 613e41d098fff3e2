'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { post } from '@/lib/client/api'
import { teamCertificatesWords } from '@/words/team-certificates'

type Props = {
  path: string
  button: string
  /** To be corrected; without it, only a reason is asked for. */
  name?: string
}

/** What the team does to a certificate, with the reason that its person reads. */
export function ReasonForm({ path, button, name }: Props) {
  const words = teamCertificatesWords().page
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/certificates/schema').then(({ teamForm }) => teamForm),
    send: (values) => post(path, values),
    failure: words.failure,
    succeed: ({ msg }) => {
      router.refresh()
      return { tone: 'success', text: msg ?? button }
    },
  })
  return (
    <FormFrame form={form} button={button} busyLabel={words.busy} noValidate>
      {name !== undefined && (
        <Field label={words.name} defaultValue={name} dir="auto" {...form.field('name')} />
      )}
      <TextArea label={words.reasonLabel} rows={3} {...form.field('reason')} />
    </FormFrame>
  )
}
