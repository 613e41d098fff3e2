import Link from 'next/link'

export const BackLink = ({ href, label }: { href: string; label: string }) => (
  <p className="mb-2">
    <Link href={href} prefetch={false} className="inline-flex min-h-11 items-center">
      {label}
    </Link>
  </p>
)
