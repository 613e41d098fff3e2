import Link from 'next/link'
import type { Companion } from '@/lib/library/schema'

export function CompanionLink({ companion }: { companion: Companion | null }) {
  if (!companion) return null
  return (
    <p className="mt-2">
      <Link href={companion.href} prefetch={false} className="inline-flex min-h-11 items-center">
        {companion.label}
      </Link>
    </p>
  )
}
