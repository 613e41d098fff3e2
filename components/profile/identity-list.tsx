import { PlainPasswordField } from '@/components/account/plain-password-field'
import { signInText } from '@/i18n/sign-in'
import type { IdentityRow } from '@/lib/accounts/identities/connect'

type Props = { identities: IdentityRow[]; csrfToken: string; needsPassword: boolean }

export function IdentityList({ identities, ...form }: Props) {
  const { profile: text } = signInText()
  if (identities.length === 0) return <p>{text.none}</p>
  return (
    <ul className="rows">
      {identities.map((identity) => (
        <IdentityItem key={identity.id} identity={identity} {...form} />
      ))}
    </ul>
  )
}

type ItemProps = Omit<Props, 'identities'> & { identity: IdentityRow }

function IdentityItem({ identity, csrfToken, needsPassword }: ItemProps) {
  const { profile: text } = signInText()
  const { id, name, email, createdAt, usedAt } = identity
  return (
    <li>
      <p className="font-semibold wrap-anywhere">{email ? `${name}: ${email}` : name}</p>
      <p className="text-muted">{text.used(createdAt, usedAt)}</p>
      <details>
        <summary
          aria-label={text.removeOne(name)}
          className="min-h-11 content-center cursor-pointer text-indigo"
        >
          {text.remove}
        </summary>
        <form
          method="post"
          action={`/api/account/identities/${id}/remove`}
          className="grid gap-4 pt-2 pb-3"
        >
          <p className="text-muted">{text.removeText}</p>
          <input type="hidden" name="xsrf" value={csrfToken} />
          {needsPassword && <PlainPasswordField id={`password-${id}`} />}
          <button type="submit" className="button justify-self-start">
            {text.removeButton}
          </button>
        </form>
      </details>
    </li>
  )
}
