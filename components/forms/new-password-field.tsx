'use client'

import { useRef, useState } from 'react'
import type { FieldProps } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { passwordText } from '@/i18n/passwords'
import type { PasswordAdviceResult } from '@/lib/client/passwords/advice'

type NewPasswordFieldProps = Omit<FieldProps, 'type' | 'trailing' | 'autoComplete'>

export function NewPasswordField(props: NewPasswordFieldProps) {
  const [advice, setAdvice] = useState<PasswordAdviceResult>()
  const latestValue = useRef('')

  async function updateAdvice(input: HTMLInputElement) {
    const { value } = input
    latestValue.current = value
    const newAdvice = await loadAdviceModule().then(({ getAdviceForInput: adviceFor }) =>
      adviceFor(input),
    )
    if (latestValue.current === value) setAdvice(value === '' ? undefined : newAdvice)
  }

  return (
    <div className="grid gap-1.5">
      <PasswordField
        autoComplete="new-password"
        hint={passwordText().rule}
        onFocus={() => void loadAdviceModule().catch(ignoreLoadFailure)}
        onInput={({ currentTarget }) => void updateAdvice(currentTarget).catch(ignoreLoadFailure)}
        {...props}
      />
      <PasswordAdvice advice={advice} />
    </div>
  )
}

/** Advice is optional; the server still validates the password. */
const ignoreLoadFailure = () => {}

const loadAdviceModule = () => import('@/lib/client/passwords/advice-for-input')

function PasswordAdvice({ advice }: { advice?: PasswordAdviceResult }) {
  const uiText = passwordText()
  const text =
    advice && (advice.weakness ? uiText.faults[advice.weakness] : uiText.strengths[advice.strength])
  return (
    <div className="password-advice">
      {advice && (
        <meter
          aria-label={uiText.strength}
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
