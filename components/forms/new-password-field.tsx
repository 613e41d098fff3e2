'use client'

import { useRef, useState } from 'react'
import type { FieldProps } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import type { Advice } from '@/lib/client/passwords/advice'
import { passwordWords } from '@/words/passwords'

type NewPasswordProps = Omit<FieldProps, 'type' | 'trailing' | 'autoComplete'>

/** A password that is being chosen, with advice as it is typed. */
export function NewPasswordField(props: NewPasswordProps) {
  const [advice, setAdvice] = useState<Advice>()
  const latest = useRef('')

  async function advise(target: EventTarget) {
    if (!(target instanceof HTMLInputElement)) return
    latest.current = target.value
    const made = await adviceModule().then(({ adviceFor }) => adviceFor(target))
    if (latest.current === target.value) setAdvice(target.value === '' ? undefined : made)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what is typed into.
    <div
      className="grid gap-1.5"
      onFocus={() => void adviceModule().catch(UNADVISED)}
      onInput={({ target }) => void advise(target).catch(UNADVISED)}
    >
      <PasswordField autoComplete="new-password" hint={passwordWords().rule} {...props} />
      <PasswordAdvice advice={advice} />
    </div>
  )
}

/** The form works without advice, and sending it says what is wrong with the line. */
const UNADVISED = () => {}

const adviceModule = () => import('@/lib/client/passwords/advise')

function PasswordAdvice({ advice }: { advice?: Advice }) {
  const words = passwordWords()
  const text =
    advice && (advice.fault ? words.faults[advice.fault] : words.strengths[advice.strength])
  return (
    <div className="password-advice">
      {advice && (
        <meter
          aria-label={words.strength}
          min={0}
          max={4}
          low={2}
          high={3}
          optimum={4}
          value={advice.strength}
        />
      )}
      <p aria-live="polite">{text}</p>
    </div>
  )
}
