import type { ReactNode } from 'react'
import { FormPage } from '@/components/forms/form-page'
import { ButtonLink } from '@/components/site/button-link'
import { routes } from '@/lib/routes'
import { linkPageWords } from '@/words/link-pages'

type Props = { title: string; text: string; children: ReactNode }

/** What a letter's link opens: the question, and its answer. */
export const LinkPage = ({ title, text, children }: Props) => (
  <FormPage title={title}>
    <p className="wrap-anywhere">{text}</p>
    {children}
  </FormPage>
)

export function DeadLink() {
  const { dead, home, login } = linkPageWords()
  return (
    <LinkPage {...dead}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={routes.login}>{login}</ButtonLink>
        <ButtonLink href={routes.home} tone="quiet">
          {home}
        </ButtonLink>
      </p>
    </LinkPage>
  )
}
