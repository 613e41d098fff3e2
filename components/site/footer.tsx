import Link from 'next/link'
import { site } from '@/base/site'
import { frameText } from '@/i18n/frame'
import { routes } from '@/lib/routes'
import type { SocialLink } from '@/lib/texts/facts'
import { LanguageSwitch } from './language-switch'
import { SocialLinks } from './social-links'

export function Footer({ socialLinks }: { socialLinks: SocialLink[] }) {
  const { tagline, footer, languages } = frameText()
  const links = [
    [routes.series, footer.series],
    [routes.privacyPolicy, footer.privacy],
    [routes.termsAndConditions, footer.terms],
    [routes.contact, footer.contact],
  ] as const
  return (
    <footer className="border-t-8 border-marigold bg-deep text-chalk">
      <div className="page-width grid gap-x-10 gap-y-5 py-7 md:grid-cols-end md:items-end">
        <div>
          <p className="flex items-center gap-3 font-display text-3xl leading-none font-extrabold">
            <img src="/pictures/mark.svg" alt="" width={40} height={40} loading="lazy" />
            {site.name}
          </p>
          <p className="mt-3 max-w-md text-haze">{tagline}</p>
        </div>
        <nav aria-label={footer.name} className="flex flex-wrap gap-x-8">
          {links.map(([href, label]) => (
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
        {socialLinks.length > 0 && (
          <nav aria-label={footer.social} className="md:order-last md:justify-self-end">
            <SocialLinks links={socialLinks} className="text-chalk" />
          </nav>
        )}
        <LanguageSwitch label={languages} className="text-chalk" />
        <div className="flex flex-wrap items-center gap-x-8">
          <Link
            href={routes.accessibility}
            prefetch={false}
            className="inline-flex min-h-11 items-center text-chalk"
          >
            {footer.accessibility}
          </Link>
          <p className="text-haze">{footer.copyright}</p>
        </div>
      </div>
    </footer>
  )
}
