import { ButtonLink } from '@/components/site/button-link'
import { routes } from '@/lib/routes'
import { accountWords } from '@/words/account'

/** For who is logged in and came all the same: what this page is to them, and where they may have been going. */
export function AlreadyIn({ text }: { text: string }) {
  const { home, library } = accountWords().onward
  return (
    <div className="when-in alert alert-info">
      <p>{text}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={routes.ebook}>{library}</ButtonLink>
        <ButtonLink href={routes.home} tone="quiet">
          {home}
        </ButtonLink>
      </p>
    </div>
  )
}
