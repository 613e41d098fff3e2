'use client'

import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { PasswordField } from '@/components/ui/password-field'
import { teamVerifyText } from '@/i18n/team-verify'
import { post } from '@/lib/client/api'
import { redirectToNext } from '@/lib/client/complete-login'
import { routes } from '@/lib/routes'
import type { AppSecret, ConfirmApp as ConfirmAppComponent } from './confirm-app'
import { RecoveryCodes } from './recovery-codes'

type Props = {
  introText?: string
}

type ShownApp = { secret: AppSecret; ConfirmApp: typeof ConfirmAppComponent }

/** Password, then QR code with the app's first code, then ten recovery codes. */
export function SetUpApp({ introText }: Props) {
  const { app: text, failure } = teamVerifyText()
  const [app, setApp] = useState<ShownApp | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordOnly }) => passwordOnly),
    send: async (values) => {
      const { ConfirmApp } = await import('./confirm-app')
      const result = await post<AppSecret>('/api/team/authenticator', values)
      if (result.ok) setApp({ secret: result.data, ConfirmApp })
      return result
    },
    failure,
    onSuccess: () => 'leaving',
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={() => redirectToNext(routes.team)} />
  if (app) return <app.ConfirmApp app={app.secret} onConfirmed={setCodes} />
  return (
    <>
      {introText && <p>{introText}</p>}
      <FormFrame form={form} button={text.begin} busyLabel={text.busy} noValidate>
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </FormFrame>
    </>
  )
}
