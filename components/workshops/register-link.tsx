import { listText } from '@/i18n/lists'
import { onlineTrainingText } from '@/i18n/online-training'

/** To the workshop's own page; or off the site, then in a tab of its own, and without saying where from. */
export function RegisterLink({ href, title }: { href: string; title: string }) {
  const text = onlineTrainingText()
  const externalProps = href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a
      href={href}
      {...externalProps}
      aria-label={listText().named(text.register, title)}
      className="inline-flex min-h-11 items-center font-semibold"
    >
      {text.register}
    </a>
  )
}
