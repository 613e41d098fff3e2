'use client'

import type { WaysToProve } from '@/lib/team/schema'
import { teamEnterWords } from '@/words/team-enter'
import { CodeForm } from './code-form'
import { PasskeyProof } from './passkey-proof'
import { PasswordProof } from './password-proof'

type Props = { ways: WaysToProve; done: () => void }

/** The ways that this person has, the quickest first. */
export function ProveForm({ ways, done }: Props) {
  const words = teamEnterWords()
  return (
    <div className="grid gap-7">
      {ways.passkey && <PasskeyProof done={done} />}
      {ways.code && <CodeForm done={done} />}
      {ways.password && <PasswordProof done={done} />}
      {!ways.password && <p className="text-muted">{words.lost}</p>}
    </div>
  )
}
