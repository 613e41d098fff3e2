import type { ComponentProps } from 'react'
import { Spinner } from './spinner'

const LOOKS = {
  primary: '',
  secondary: 'button-quiet',
  accent: 'button-accent',
} as const

/** Also for links that look like buttons. */
export const buttonLook = (look: keyof typeof LOOKS = 'primary') => `button ${LOOKS[look]}`

type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof LOOKS
  busy?: boolean
  busyLabel?: string
}

/**
 * A busy button keeps the focus; whoever listens to it refuses the second press. One that is pressed
 * before anybody listens is pressed again once somebody does.
 */
export function Button({ look, busy, busyLabel, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      data-live="touched"
      aria-disabled={busy || undefined}
      className={`${buttonLook(look)} ${className}`}
      {...rest}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
