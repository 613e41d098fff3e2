'use client'

import { useFlash } from '@/lib/client/flash'
import type { FormAnswer } from '@/lib/http/schema'
import { describeRegistration } from './describe-registration'
import { FormResult } from './form-frame'

/** `registered` is the answer to a registration without scripts. */
export function Flash({ registered }: { registered?: FormAnswer }) {
  const flash = useFlash()
  if (!registered) return <FormResult notice={flash && { tone: 'success', ...flash }} />
  const { body, values } = registered
  return (
    <FormResult
      id="result"
      notice={describeRegistration({ ...body, email: String(values.email) })}
    />
  )
}
