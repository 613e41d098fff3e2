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

  async function advise(input: HTMLInputElement) {
    const { value } = input
    latest.current = value
    const made = await adviceModule().then(({ adviceFor }) => adviceFor(input))
    if (latest.current === value) setAdvice(value === '' ? undefined : made)
  }

  return (
    <div className="grid gap-1.5">
      <PasswordField
        autoComplete="new-password"
        hint={passwordWords().rule}
        onFocus={() => void adviceModule().catch(UNADVISED)}
        onInput={({ currentTarget }) => void advise(currentTarget).catch(UNADVISED)}
        {...props}
      />
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
