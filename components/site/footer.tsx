import Link from 'next/link'
import { site } from '@/base/site'
import { routes } from '@/lib/routes'

const LINKS = [
  [routes.privacyPolicy, 'Privacy Policy'],
  [routes.termsAndConditions, 'Terms & Condition'],
  [routes.contact, 'Contact'],
] as const

export function Footer() {
  return (
    <footer className="border-t-8 border-marigold bg-deep text-chalk">
      <div className="page-width grid gap-x-10 gap-y-6 py-9 md:grid-cols-[1fr_auto] md:items-end">
        <div>
          <p className="flex items-center gap-3 font-display text-3xl leading-none font-extrabold">
            <img src="/pictures/mark.svg" alt="" width={40} height={40} loading="lazy" />
            {site.name}
          </p>
          <p className="mt-3 max-w-md text-haze">{site.tagline}</p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-8">
          {LINKS.map(([href, label]) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className="inline-flex min-h-11 items-center text-chalk"
            >
              {label}
            </Link>
          ))}
        </nav>
        <p className="text-haze">
          © {site.copyrightYear} {site.name}
        </p>
      </div>
    </footer>
  )
}
