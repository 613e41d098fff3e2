'use client'

import { Alert } from '@/components/ui/alert'
import { useFlash } from '@/lib/client/flash'

/** Good news that the page before left behind. */
export function Flash() {
  const text = useFlash()
  if (!text) return null
  return (
    <Alert role="alert" tone="success">
      {text}
    </Alert>
  )
}
