'use client'

import { Button } from '@/components/ui/button'
import { useHydrated } from '@/lib/client/use-hydrated'

export function PrintButton({ label }: { label: string }) {
  const isHydrated = useHydrated()
  return (
    <Button disabled={!isHydrated} onClick={() => window.print()}>
      {label}
    </Button>
  )
}
