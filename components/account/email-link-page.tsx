import type { ReactNode } from 'react'
import { FormPage } from '@/components/forms/form-page'
import { ButtonLink } from '@/components/site/button-link'
import { linkPageText } from '@/i18n/link-pages'
import { routes } from '@/lib/routes'

type Props = { title: string; text: string; more?: string; children: ReactNode }

/** Once the link has done its work, the question above it is answered. */
const QUESTION_CLASS = 'wrap-anywhere answered:hidden'

export const EmailLinkPage = ({ title, text, more, children }: Props) => (
  <FormPage title={title}>
    <p className={QUESTION_CLASS}>{text}</p>
    {more && <p className={QUESTION_CLASS}>{more}</p>}
    {children}
  </FormPage>
)

export function ExpiredLinkPage() {
  const { dead: expiredText, home: homeLabel, login: loginLabel } = linkPageText()
  return (
    <EmailLinkPage {...expiredText}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={routes.login}>{loginLabel}</ButtonLink>
        <ButtonLink href={routes.home} tone="quiet">
          {homeLabel}
        </ButtonLink>
      </p>
    </EmailLinkPage>
  )
}
