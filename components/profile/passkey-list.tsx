import { passkeysText } from '@/i18n/passkeys'
import type { PasskeyRow } from '@/lib/accounts/login/login-sessions'
import { RemovePasskey } from './remove-passkey'

export function PasskeyList({ passkeys }: { passkeys: PasskeyRow[] }) {
  const text = passkeysText()
  if (passkeys.length === 0) return <p>{text.none}</p>
  return (
    <ul className="rows">
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <li key={id}>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-muted">{text.used(createdAt, usedAt)}</p>
          <RemovePasskey id={id} name={name} />
        </li>
      ))}
    </ul>
  )
}
