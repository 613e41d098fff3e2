'use client'

import { useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { joinText } from '@/i18n/join'
import { post } from '@/lib/client/api'
import { useAuth } from '@/lib/client/use-auth'
import { useHydrated } from '@/lib/client/use-hydrated'
import { routes, toLoginPath } from '@/lib/routes'
import { JoinedSeat } from './joined-seat'

type Props = { token: string; school: string; role: 'teacher' | 'coordinator' }
type JoinResponse = { is_subscribed?: 0 | 1 }

/** The page is the same for everyone; logged-out users return here after the login. */
export function AcceptInvitation({ token, school, role }: Props) {
  const text = joinText()
  const { updateSubscription } = useAuth()
  const isHydrated = useHydrated()
  const [state, setState] = useState<'ready' | 'busy' | 'joined'>('ready')
  const [errorText, setErrorText] = useState<string | null>(null)

  async function join() {
    if (state !== 'ready') return
    setState('busy')
    setErrorText(null)
    const result = await post<JoinResponse>(`/api/school/join/${token}`)
    if (result.status === 401) return window.location.assign(toLoginPath(routes.join(token)))
    if (!result.ok) setErrorText(getFailureText(result, text.failure))
    else if (result.data.is_subscribed === 1) updateSubscription(1)
    setState(result.ok ? 'joined' : 'ready')
  }

  if (state === 'joined') return <JoinedNotice school={school} />
  return (
    <div className="grid gap-4">
      <noscript>
        <Alert tone="warning">{text.noScript}</Alert>
      </noscript>
      <div className="when-in flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button disabled={!isHydrated} busy={state === 'busy'} busyLabel={text.busy} onClick={join}>
          {role === 'coordinator' ? text.acceptCoordinator : text.accept}
        </Button>
        <a href={routes.home} className="inline-flex min-h-11 items-center">
          {text.decline}
        </a>
      </div>
      {errorText && (
        <Alert role="alert" tone="error">
          {errorText}
        </Alert>
      )}
    </div>
  )
}

/** Takes the focus, since the focused button is gone. */
const JoinedNotice = ({ school }: { school: string }) => (
  <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
    <JoinedSeat school={school} />
  </Alert>
)
