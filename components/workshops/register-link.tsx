import { listText } from '@/i18n/lists'
import { onlineTrainingText } from '@/i18n/online-training'

/** External links open in a new tab without a referrer. */
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
