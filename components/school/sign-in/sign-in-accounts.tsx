import { Alert } from '@/components/ui/alert'
import { schoolLoginText } from '@/i18n/school-login'
import type { SchoolSignInRow } from '@/lib/schools/sign-in/overview'
import { DnsRecords } from '../dns-records'
import { PostButton } from './post-button'

type Props = { rows: SchoolSignInRow[]; csrfToken: string }

/** The domains and organisations by which a school knows its logins. */
export function SignInAccounts({ rows, csrfToken }: Props) {
  const { accounts: text } = schoolLoginText()
  return (
    <section aria-labelledby="accounts" className="grid gap-5">
      <h2 id="accounts">{text.heading}</h2>
      {rows.length === 0 && <p>{text.none}</p>}
      {rows.length > 0 && (
        <ul className="rows">
          {rows.map((row) => (
            <SignInAccount key={row.id} row={row} csrfToken={csrfToken} />
          ))}
        </ul>
      )}
      {rows.length > 0 && <p className="text-muted">{text.students}</p>}
    </section>
  )
}

function SignInAccount({ row, csrfToken }: { row: SchoolSignInRow; csrfToken: string }) {
  const { accounts: text } = schoolLoginText()
  const { id, kind, name, isConfirmed, isProofMissing, record } = row
  const path = `/api/school/sign-in/${id}`
  return (
    <li className="grid gap-3">
      <p>
        <span className="block text-muted">{text.kinds[kind]}</span>
        <span className="block font-semibold break-all">{name}</span>
      </p>
      {isProofMissing ? (
        <Alert tone="error">{text.missing}</Alert>
      ) : (
        <p>{isConfirmed ? text.confirmed : text.waiting}</p>
      )}
      {kind === 'domain' && (!isConfirmed || isProofMissing) && (
        <>
          <p>{text.steps}</p>
          <DnsRecords
            label={text.recordOf(name)}
            columns={text.columns}
            records={[{ type: 'TXT', ...record }]}
          />
          <PostButton
            path={`${path}/check`}
            label={text.check}
            name={text.checkOf(name)}
            csrfToken={csrfToken}
          />
        </>
      )}
      <details>
        <summary
          aria-label={text.removeOf(name)}
          className="min-h-11 content-center cursor-pointer text-indigo"
        >
          {text.remove}
        </summary>
        <div className="grid gap-3 pt-2 pb-3">
          <p className="text-muted">{text.removeText}</p>
          <PostButton
            path={`${path}/remove`}
            label={text.removeButton}
            csrfToken={csrfToken}
            isQuiet
          />
        </div>
      </details>
    </li>
  )
}
