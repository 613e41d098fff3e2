'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { QrCode } from '@/components/school/qr-code'
import { Field } from '@/components/ui/field'
import { post } from '@/lib/client/api'
import { teamEnterWords } from '@/words/team-enter'
import type { AppSecret } from './set-up-app'

type Props = { app: AppSecret; done: (codes: string[]) => void }

export function ConfirmApp({ app: { secret, address }, done }: Props) {
  const { app: words, failure } = teamEnterWords()
  const form = useSubmission({
    schema: () => import('@/lib/team/schema').then(({ factorCode }) => factorCode),
    send: (values) => post<{ codes: string[] }>('/api/team/authenticator/confirm', values),
    failure,
    succeed: ({ data }) => {
      done(data.codes)
      return 'leaving'
    },
  })
  return (
    <div className="grid gap-5">
      <p>{words.scan}</p>
      <QrCode text={address} label={words.picture} className="w-56 rounded-control" />
      <p>
        {words.type} <code className="block pt-1 font-semibold break-all">{grouped(secret)}</code>
      </p>
      <FormFrame form={form} button={words.confirm} busyLabel={words.busy} noValidate>
        <Field
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
      </FormFrame>
    </div>
  )
}

const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')
