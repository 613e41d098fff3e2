'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { teamCertificatesText } from '@/i18n/team-certificates'
import { post } from '@/lib/client/api'

type Props = {
  path: string
  button: string
  /** The name to correct; without it only a reason is asked for. */
  name?: string
}

/** The certificate's owner sees the reason. */
export function CertificateReasonForm({ path, button, name }: Props) {
  const text = teamCertificatesText().page
  const router = useRouter()
  const form = useSubmission({
    schema: () =>
      import('@/lib/certificates/schema').then(({ certificateTeamForm }) => certificateTeamForm),
    send: (values) => post(path, values),
    failure: text.failure,
    onSuccess: ({ msg }) => {
      router.refresh()
      return { tone: 'success', text: msg ?? button }
    },
  })
  return (
    <FormFrame form={form} button={button} busyLabel={text.busy} noValidate>
      {name !== undefined && (
        <Field label={text.name} defaultValue={name} dir="auto" {...form.field('name')} />
      )}
      <TextArea label={text.reasonLabel} rows={3} {...form.field('reason')} />
    </FormFrame>
  )
}
