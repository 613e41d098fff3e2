import type { ReactNode } from 'react'
import { apiTokensText } from '@/i18n/api-tokens'
import type { ApiTokenRow } from '@/lib/api-tokens/manage'
import { routes } from '@/lib/routes'
import { TokenList } from './token-list'

type Props = {
  tokens: ApiTokenRow[]
  api: 'school' | 'team'
  notes: readonly string[]
  form: ReactNode
}

export function TokenPage({ tokens, api, notes, form }: Props) {
  const text = apiTokensText()
  return (
    <>
      <p className="mt-4">
        <a href={routes.developers} className="inline-flex min-h-11 items-center">
          {text.guide}
        </a>
      </p>
      <div className="mt-5 grid items-start gap-x-12 gap-y-9 lg:grid-cols-aside-wide">
        <TokenList tokens={tokens} api={api} />
        <section aria-labelledby="new-token" className="sheet grid gap-5 p-6">
          <h2 id="new-token" className="text-2xl">
            {text.form.heading}
          </h2>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {form}
        </section>
      </div>
    </>
  )
}
