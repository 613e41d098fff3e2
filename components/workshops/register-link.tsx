import { onlineTrainingWords } from '@/words/online-training'

/** To the workshop's own page; or off the site, then in a tab of its own, and without saying where from. */
export function RegisterLink({ href, about }: { href: string; about: string }) {
  const away = href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a
      href={href}
      {...away}
      aria-describedby={about}
      className="inline-flex min-h-11 items-center font-semibold"
    >
      {onlineTrainingWords().register}
    </a>
  )
}
