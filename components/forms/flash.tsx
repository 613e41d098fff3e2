'use client'

import { useFlash } from '@/lib/client/flash'
import { FormNotice } from './form-frame'

/** Good news that the page before left behind. */
export function Flash() {
  const flash = useFlash()
  return <FormNotice notice={flash && { tone: 'success', ...flash }} />
}
