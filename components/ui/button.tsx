import type { ComponentProps } from 'react'
import { LOADS_SCRIPTS } from '@/server/contract'
import { Spinner } from './spinner'

const VARIANT_CLASSES = {
  primary: '',
  secondary: 'button-quiet',
  accent: 'button-accent',
} as const

export const buttonClass = (variant: keyof typeof VARIANT_CLASSES = 'primary') =>
  `button ${VARIANT_CLASSES[variant]}`

type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANT_CLASSES
  busy?: boolean
  busyLabel?: string
}

/** A busy button keeps the focus, so callers must ignore a second click. */
export function Button({
  variant,
  busy,
  busyLabel,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...LOADS_SCRIPTS.onInteraction}
      aria-disabled={busy || undefined}
      className={`${buttonClass(variant)} ${className}`}
      {...rest}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
