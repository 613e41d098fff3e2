import Link from 'next/link'
import { teamCertificatesText } from '@/i18n/team-certificates'
import type { UnattendedCertificate } from '@/lib/certificates/closing'
import { routes } from '@/lib/routes'

type Props = { certificates: UnattendedCertificate[]; canOpen: boolean }

export function UnattendedCertificates({ certificates, canOpen }: Props) {
  const text = teamCertificatesText().unattended
  return (
    <section aria-labelledby="unattended-certificates" className="mt-6">
      <h3 id="unattended-certificates">{text.heading(certificates.length)}</h3>
      <p className="mt-2 max-w-2xl">{canOpen ? text.says : text.saysToEditors}</p>
      <ul className="mt-3 divide-y divide-rule">
        {certificates.map(({ number, name, isRequested }) => (
          <li key={number} className="flex flex-wrap gap-x-6 gap-y-1 py-3">
            <span className="font-bold">{name}</span>
            {canOpen ? (
              <Link href={routes.teamCertificate(number)} prefetch={false}>
                {number}
              </Link>
            ) : (
              <span>{number}</span>
            )}
            {isRequested && <span className="text-muted">{text.requested}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
