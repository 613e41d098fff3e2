import type { ComponentProps } from 'react'

const TONES = {
  success: 'alert-success',
  info: 'alert-info',
  warning: 'alert-warning',
  error: 'alert-error',
} as const

export type Tone = keyof typeof TONES

type AlertProps = ComponentProps<'div'> & { tone: Tone }

/** Give it role="alert" or role="status" where it appears in answer to something. */
export function Alert({ tone, className = '', ...rest }: AlertProps) {
  return <div data-tone={tone} className={`alert ${TONES[tone]} ${className}`} {...rest} />
}
