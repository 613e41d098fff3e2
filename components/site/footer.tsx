import Link from 'next/link'
import { routes } from '@/lib/routes'
import { site } from '@/lib/site'

const LINKS = [
  [routes.privacyPolicy, 'Privacy Policy'],
  [routes.termsAndConditions, 'Terms & Condition'],
  [routes.contact, 'Contact'],
] as const

export function Footer() {
  return (
    <footer className="bg-deep text-chalk">
      <div className="page-width flex flex-wrap items-center justify-between gap-4 py-6">
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          {LINKS.map(([href, label]) => (
            <Link key={href} href={href} className="inline-flex min-h-11 items-center text-chalk">
              {label}
            </Link>
          ))}
        </nav>
        <p>
          © {site.copyrightYear} {site.name}
        </p>
      </div>
    </footer>
  )
}
