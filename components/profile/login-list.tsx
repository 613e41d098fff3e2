import { ActionButton } from '@/components/ui/action-button'
import { Badge } from '@/components/ui/badge'
import { loginsText } from '@/i18n/logins'
import type { LoginRow } from '@/lib/accounts/login/login-sessions'

const LOGINS_PATH = '/api/auth/user/logins'

export function LoginList({ logins }: { logins: LoginRow[] }) {
  const text = loginsText()
  return (
    <>
      <ul className="rows">
        {logins.map((login) => (
          <LoginItem key={login.id} login={login} />
        ))}
      </ul>
      {logins.length > 1 ? (
        <ActionButton label={text.endOthers} path={`${LOGINS_PATH}/end-others`} isImmediate />
      ) : (
        <p className="text-muted">{text.alone}</p>
      )}
    </>
  )
}

function LoginItem({ login }: { login: LoginRow }) {
  const text = loginsText()
  const { id, browser, createdAt, lastSeenAt, isThis: isCurrent } = login
  const device = text.device(browser)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <p className="font-semibold">
          {device} {isCurrent && <Badge>{text.here}</Badge>}
        </p>
        <p className="text-muted">{text.since(createdAt, lastSeenAt)}</p>
      </div>
      {!isCurrent && (
        <ActionButton
          label={text.end}
          name={text.endOne(device)}
          path={`${LOGINS_PATH}/${id}/end`}
          isImmediate
        />
      )}
    </li>
  )
}
