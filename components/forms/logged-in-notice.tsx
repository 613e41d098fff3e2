import { ButtonLink } from '@/components/site/button-link'
import { accountText } from '@/i18n/account'
import { routes } from '@/lib/routes'

export function LoggedInNotice({ text }: { text: string }) {
  const { home: homeLabel, library: libraryLabel } = accountText().onward
  return (
    <div className="when-in alert alert-info">
      <p>{text}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={routes.ebook}>{libraryLabel}</ButtonLink>
        <ButtonLink href={routes.home} tone="quiet">
          {homeLabel}
        </ButtonLink>
      </p>
    </div>
  )
}
