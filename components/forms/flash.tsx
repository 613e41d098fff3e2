'use client'

import { useFlash } from '@/lib/client/flash'
import { FormNotice } from './form-frame'

export function Flash() {
  const flash = useFlash()
  return <FormNotice notice={flash && { tone: 'success', ...flash }} />
}
