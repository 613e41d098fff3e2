'use client'

import { Button } from '@/components/ui/button'
import { useHydrated } from '@/lib/client/use-hydrated'

export function PrintButton({ label }: { label: string }) {
  const hydrated = useHydrated()
  return (
    <Button disabled={!hydrated} onClick={() => window.print()}>
      {label}
    </Button>
  )
}
