import Link from 'next/link'

export const BackLink = ({ href, label }: { href: string; label: string }) => (
  <p>
    <Link href={href} prefetch={false} className="inline-flex min-h-9 items-center">
      {label}
    </Link>
  </p>
)
