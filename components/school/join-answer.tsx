'use client'

import Link from 'next/link'
import { useState } from 'react'
import { failureText } from '@/components/forms/failure-reason'
import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { useAuth } from '@/lib/client/use-auth'
import { useHydrated } from '@/lib/client/use-hydrated'
import { loginFor, routes } from '@/lib/routes'
import { joinWords } from '@/words/join'

type Props = { token: string; school: string; role: 'teacher' | 'coordinator' }
type Reply = { is_subscribed?: 0 | 1 }

/** Asks once. Whoever is logged out comes back here; the page knows nobody by itself. */
export function JoinAnswer({ token, school, role }: Props) {
  const words = joinWords()
  const { updateSubscription } = useAuth()
  const hydrated = useHydrated()
  const [state, setState] = useState<'asked' | 'busy' | 'joined'>('asked')
  const [fault, setFault] = useState<string | null>(null)

  async function join() {
    if (state !== 'asked') return
    setState('busy')
    setFault(null)
    const answer = await post<Reply>(`/api/school/join/${token}`)
    if (answer.status === 401) return window.location.assign(loginFor(routes.join(token)))
    if (!answer.ok) setFault(failureText(answer, words.failure))
    else if (answer.data.is_subscribed === 1) updateSubscription(1)
    setState(answer.ok ? 'joined' : 'asked')
  }

  if (state === 'joined') return <Joined school={school} />
  return (
    <div className="grid gap-4">
      <noscript>
        <Alert tone="warning">{words.noScript}</Alert>
      </noscript>
      <div className="when-in flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button disabled={!hydrated} busy={state === 'busy'} busyLabel={words.busy} onClick={join}>
          {role === 'coordinator' ? words.acceptCoordinator : words.accept}
        </Button>
        <Link href={routes.home} prefetch={false} className="inline-flex min-h-11 items-center">
          {words.decline}
        </Link>
      </div>
      {fault && (
        <Alert role="alert" tone="error">
          {fault}
        </Alert>
      )}
    </div>
  )
}

/** The button that had the focus is gone, so the message takes it. */
function Joined({ school }: { school: string }) {
  const { success, opened, ways, mySchool } = joinWords()
  const open = [
    [routes.ebook, ways.books],
    [routes.digitalVideos, ways.videos],
    [routes.onlineTraining, ways.workshops],
    [routes.toolkit, ways.toolkit],
  ] as const
  return (
    <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
      <p>{success(school)}</p>
      <p className="mt-3">{opened}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {open.map(([href, label]) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <ButtonLink href={routes.mySchool}>{mySchool}</ButtonLink>
      </p>
    </Alert>
  )
}
