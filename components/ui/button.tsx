import type { ComponentProps } from 'react'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> & { busy?: boolean; busyLabel?: string }

/** A busy button keeps the focus; whoever listens to it refuses the second press. */
export function Button({ busy, busyLabel, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={`button ${className}`}
      {...rest}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
