import type { ComponentProps } from 'react'

const TONES = {
  success: 'border-green-700 bg-green-50 text-green-900',
  info: 'border-sky-700 bg-sky-50 text-sky-900',
  warning: 'border-amber-700 bg-amber-50 text-amber-950',
  error: 'border-red-700 bg-red-50 text-red-900',
} as const

export type Tone = keyof typeof TONES

type AlertProps = ComponentProps<'div'> & { tone: Tone }

/** Give it role="alert" or role="status" where it appears in answer to something. */
export function Alert({ tone, className = '', ...rest }: AlertProps) {
  return (
    <div
      data-tone={tone}
      className={`rounded-md border-l-4 px-4 py-3 ${TONES[tone]} ${className}`}
      {...rest}
    />
  )
}
