import { listWords } from '@/words/lists'
import { onlineTrainingWords } from '@/words/online-training'

/** To the workshop's own page; or off the site, then in a tab of its own, and without saying where from. */
export function RegisterLink({ href, title }: { href: string; title: string }) {
  const words = onlineTrainingWords()
  const away = href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a
      href={href}
      {...away}
      aria-label={listWords().named(words.register, title)}
      className="inline-flex min-h-11 items-center font-semibold"
    >
      {words.register}
    </a>
  )
}
