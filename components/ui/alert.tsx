import type { ComponentProps } from 'react'
import { ActionAlert } from './action-alert'

const TONE_CLASSES = {
  success: 'alert-success',
  info: 'alert-info',
  warning: 'alert-warning',
  error: 'alert-error',
} as const

export type AlertTone = keyof typeof TONE_CLASSES

type AlertProps = ComponentProps<'div'> & { tone: AlertTone }

/** Add role="alert" or role="status" where it appears after an action. */
export function Alert({ tone, className = '', ...rest }: AlertProps) {
  const props = {
    ...{ 'data-tone': tone, className: `alert ${TONE_CLASSES[tone]} ${className}`, ...rest },
  }
  return rest.role === 'alert' ? <ActionAlert {...props} /> : <div {...props} />
}
