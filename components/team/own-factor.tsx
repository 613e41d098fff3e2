import Link from 'next/link'
import type { ReactNode } from 'react'
import { Act } from '@/components/school/act'
import { routes } from '@/lib/routes'
import { teamEnterWords } from '@/words/team-enter'
import { SetUpApp } from './enter/set-up-app'
import { NewCodes } from './new-codes'

type Props = { passkeys: number; authenticator: boolean; codesLeft: number }

/** What one can show, and how it is changed. */
export function OwnFactor({ passkeys, authenticator, codesLeft }: Props) {
  const words = teamEnterWords().factor
  return (
    <>
      <Part title={words.passkeys} state={words.passkeyCount(passkeys)}>
        <Link href={routes.passkeys} prefetch={false} className="inline-flex min-h-11 items-center">
          {words.passkeysWay}
        </Link>
      </Part>
      <Part title={words.app} state={authenticator ? words.appThere : undefined}>
        {authenticator ? (
          <Act label={words.removeApp} path="/api/team/authenticator/remove" atOnce />
        ) : (
          <SetUpApp before={words.appNone} />
        )}
      </Part>
      {(authenticator || passkeys > 0) && (
        <Part title={words.codes} state={words.codesLeft(codesLeft)}>
          <p className="text-muted">{words.newCodesNote}</p>
          <NewCodes label={words.newCodes} />
        </Part>
      )}
    </>
  )
}

type PartProps = { title: string; state?: string; children: ReactNode }

const Part = ({ title, state, children }: PartProps) => (
  <section className="grid justify-items-start gap-3">
    <h2 className="text-2xl">{title}</h2>
    {state && <p>{state}</p>}
    {children}
  </section>
)
