import { onlineTrainingWords } from '@/words/online-training'

/** Leads off the site, so in a tab of its own, and without saying where from. */
export function RegisterLink({ href, about }: { href: string; about: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={about}
      className="inline-flex min-h-11 items-center font-semibold"
    >
      {onlineTrainingWords().register}
    </a>
  )
}
