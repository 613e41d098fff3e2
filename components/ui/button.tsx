import type { ComponentProps } from 'react'
import { Spinner } from './spinner'

const LOOKS = {
  primary: 'bg-blue-800 text-white hover:bg-blue-900',
  secondary: 'border border-blue-800 text-blue-800 hover:bg-blue-50',
} as const

/** Also for links that look like buttons. */
export const buttonLook = (look: keyof typeof LOOKS = 'primary') =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 font-semibold disabled:opacity-60 aria-disabled:opacity-60 ${LOOKS[look]}`

type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof LOOKS
  busy?: boolean
  busyLabel?: string
}

/** A busy button keeps the focus; whoever listens to it refuses the second press. */
export function Button({ look, busy, busyLabel, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={`${buttonLook(look)} ${className}`}
      {...rest}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
