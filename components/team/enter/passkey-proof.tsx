'use client'

import { failureText } from '@/components/forms/failure-reason'
import { PasskeyButton } from '@/components/forms/passkey-button'
import { post } from '@/lib/client/api'
import { teamEnterWords } from '@/words/team-enter'

export function PasskeyProof({ done }: { done: () => void }) {
  const { passkey: words, failure } = teamEnterWords()
  async function prove(shown: unknown) {
    const answer = await post('/api/team/enter/passkey', shown)
    if (!answer.ok) return failureText(answer, failure)
    done()
    return 'leaving'
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{words.heading}</h2>
      <PasskeyButton asks="/api/team/enter/options" words={words} send={prove} />
    </section>
  )
}
