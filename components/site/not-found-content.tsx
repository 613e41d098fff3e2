import { ButtonLink } from '@/components/site/button-link'
import { Picture } from '@/components/site/picture'
import { errorPageText } from '@/i18n/error-pages'
import { routes } from '@/lib/routes'

export function NotFoundContent() {
  const words = errorPageText().notFound
  return (
    <main className="page-width page-main">
      <Picture name="wiped-board" alt={words.picture} className="w-72" />
      <h1 className="mt-6">{words.title}</h1>
      <p className="lede mt-4">{words.text}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={routes.home}>{words.home}</ButtonLink>
        <ButtonLink href={routes.contact} tone="quiet">
          {words.contact}
        </ButtonLink>
      </p>
    </main>
  )
}
