'use client'

import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { PasswordField } from '@/components/ui/password-field'
import { post } from '@/lib/client/api'
import { goOn } from '@/lib/client/enter'
import { routes } from '@/lib/routes'
import { teamEnterWords } from '@/words/team-enter'
import { ConfirmApp } from './confirm-app'
import { RecoveryCodes } from './recovery-codes'

export type AppSecret = { secret: string; address: string }

type Props = {
  /** True only until the app is set up. */
  before?: string
}

/** Password, then the picture to scan and the app's first code, then the ten codes to keep. */
export function SetUpApp({ before }: Props) {
  const { app: words, failure } = teamEnterWords()
  const [app, setApp] = useState<AppSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordAlone }) => passwordAlone),
    send: (values) => post<AppSecret>('/api/team/authenticator', values),
    failure,
    succeed: ({ data }) => {
      setApp(data)
      return 'leaving'
    },
  })
  if (codes) return <RecoveryCodes codes={codes} done={() => goOn(routes.team)} />
  if (app) return <ConfirmApp app={app} done={setCodes} />
  return (
    <>
      {before && <p>{before}</p>}
      <FormFrame form={form} button={words.begin} busyLabel={words.busy} noValidate>
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </FormFrame>
    </>
  )
}
