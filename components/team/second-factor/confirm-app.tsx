'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { QrCode } from '@/components/school/qr-code'
import { Field } from '@/components/ui/field'
import { teamVerifyText } from '@/i18n/team-verify'
import { post } from '@/lib/client/api'

export type AppSecret = { secret: string; address: string }

type Props = { app: AppSecret; onConfirmed: (codes: string[]) => void }

export function ConfirmApp({ app: { secret, address: otpauthUrl }, onConfirmed }: Props) {
  const { app: text, failure } = teamVerifyText()
  const form = useSubmission({
    schema: () => import('@/lib/team/schema').then(({ factorCodeForm }) => factorCodeForm),
    send: (values) => post<{ codes: string[] }>('/api/team/authenticator/confirm', values),
    failure,
    onSuccess: ({ data }) => {
      onConfirmed(data.codes)
      return 'leaving'
    },
  })
  return (
    <div className="grid gap-5">
      <p>{text.scan}</p>
      <QrCode text={otpauthUrl} label={text.picture} className="w-56 rounded-control" />
      <p>
        {text.type}{' '}
        <code className="block pt-1 font-semibold break-all">{formatSecret(secret)}</code>
      </p>
      <FormFrame form={form} button={text.confirm} busyLabel={text.busy} noValidate>
        <Field
          label={text.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
      </FormFrame>
    </div>
  )
}

const formatSecret = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')
