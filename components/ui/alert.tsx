import type { ComponentProps } from 'react'

export type Tone = 'success' | 'info' | 'warning' | 'error'

type AlertProps = ComponentProps<'div'> & { tone: Tone }

/** Give it role="alert" or role="status" where it appears in answer to something. */
export function Alert({ tone, className = '', ...rest }: AlertProps) {
  return <div className={`alert alert-${tone} ${className}`} {...rest} />
}
