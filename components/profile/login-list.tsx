import { Act } from '@/components/school/act'
import { Badge } from '@/components/ui/badge'
import type { ShownLogin } from '@/lib/accounts/ways-in'
import { loginsWords } from '@/words/logins'

const CALL = '/api/auth/user/logins'

/** Where somebody is logged in, this one first. */
export function LoginList({ logins }: { logins: ShownLogin[] }) {
  const words = loginsWords()
  return (
    <>
      <ul className="rows">
        {logins.map((login) => (
          <OneLogin key={login.id} login={login} />
        ))}
      </ul>
      {logins.length > 1 ? (
        <Act label={words.endOthers} path={`${CALL}/end-others`} atOnce />
      ) : (
        <p className="text-muted">{words.alone}</p>
      )}
    </>
  )
}

function OneLogin({ login }: { login: ShownLogin }) {
  const words = loginsWords()
  const { id, browser, createdAt, lastSeenAt, isThis } = login
  const device = words.device(browser)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <p className="font-semibold">
          {device} {isThis && <Badge>{words.here}</Badge>}
        </p>
        <p className="text-muted">{words.since(createdAt, lastSeenAt)}</p>
      </div>
      {!isThis && (
        <Act label={words.end} name={words.endOne(device)} path={`${CALL}/${id}/end`} atOnce />
      )}
    </li>
  )
}
