import { ActionButton } from '@/components/ui/action-button'
import { apiTokensText } from '@/i18n/api-tokens'
import type { ApiTokenRow } from '@/lib/api-tokens/manage'

type Props = { tokens: ApiTokenRow[]; api: 'school' | 'team' }

export function TokenList({ tokens, api }: Props) {
  const text = apiTokensText().list
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens">{text.heading}</h2>
      {tokens.length === 0 && <p className="mt-3">{text.none}</p>}
      <ul className="rows mt-3">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} api={api} />
        ))}
      </ul>
    </section>
  )
}

function TokenRow({ token, api }: { token: ApiTokenRow; api: Props['api'] }) {
  const { list: text, scopes } = apiTokensText()
  const { id, name, ending, maker, createdAt, expiresAt, lastUsedAt, state } = token
  const used = lastUsedAt ? text.used(lastUsedAt) : text.unused
  return (
    <li className="grid items-start gap-x-6 gap-y-2 md:grid-cols-end">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {name} <span className="font-normal text-muted">{text.ending(ending)}</span>
        </p>
        <p className="text-muted">{token.scopes.map((scope) => scopes[scope]).join(' · ')}</p>
        <p className="text-muted">
          {text.made(maker, createdAt)} {used}{' '}
          {state === 'works' ? text.until(expiresAt) : text.states[state]}
        </p>
      </div>
      {state === 'works' && (
        <ActionButton
          label={text.revoke}
          name={text.revokeOf(name)}
          path={`/api/${api}/api-tokens/${id}/revoke`}
        />
      )}
    </li>
  )
}
