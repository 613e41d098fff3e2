import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { accountMergeText } from '@/i18n/account-merge'
import { getErrorText } from '@/i18n/error-text'
import type { AccountMergePlan, findMergeAccount, findWaitingMerge } from '@/lib/privacy/merge/plan'
import { routes } from '@/lib/routes'
import { TeamField, TeamForm } from '../forms/team-form'

type MergeAccount = NonNullable<Awaited<ReturnType<typeof findMergeAccount>>>
type Props = {
  /** The account that ends. */
  account: MergeAccount
  search: string | undefined
  target: MergeAccount | null
  plan: AccountMergePlan | null
}

export function AccountMerge({ account, search, target, plan }: Props) {
  const text = accountMergeText()
  return (
    <div className="max-w-2xl">
      <form action={routes.teamPersonMerge(account.id)} className="mt-6 grid gap-4">
        {search && !plan && (
          <p role="alert" className="font-semibold">
            {target ? getErrorText('sameAccount') : text.unknown}
          </p>
        )}
        <label className="field">
          <span className="field-label">{text.into}</span>
          <span className="field-hint">{text.intoHint}</span>
          <input
            name="into"
            defaultValue={search}
            autoComplete="off"
            maxLength={320}
            className="field-input"
          />
        </label>
        <Button type="submit" variant="secondary" className="justify-self-start">
          {text.show}
        </Button>
      </form>
      {plan && target && <MergePreview account={account} target={target} plan={plan} />}
    </div>
  )
}

type PreviewProps = { account: MergeAccount; target: MergeAccount; plan: AccountMergePlan }

function MergePreview({ account, target, plan }: PreviewProps) {
  const text = accountMergeText()
  const { blocker, duplicateCertificates, ...counts } = plan
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{text.preview}</h2>
      <ul className="rows mt-2">
        <li dir="auto">{text.stays(target.name, target.email)}</li>
        <li dir="auto">{text.ends(account.name, account.email)}</li>
        {Object.entries(text.moves).map(([name, format]) => (
          <li key={name}>{format(counts[name as keyof typeof counts] ?? 0)}</li>
        ))}
        {duplicateCertificates > 0 && <li>{text.duplicates(duplicateCertificates)}</li>}
        <li>{text.told}</li>
      </ul>
      {blocker ? (
        <p role="alert" className="mt-5 font-semibold">
          {getErrorText(blocker)}
        </p>
      ) : (
        <div className="mt-5">
          <TeamForm path={`/api/team/people/${account.id}/merge`} button={text.merge}>
            <input type="hidden" name="into" defaultValue={target.id} />
            <TeamField
              name="email"
              label={text.email(account.email)}
              autoComplete="off"
              defaultValue=""
            />
          </TeamForm>
        </div>
      )}
    </section>
  )
}

type WaitingMerge = NonNullable<Awaited<ReturnType<typeof findWaitingMerge>>>

export function PlannedMerge({ from, merge }: { from: string; merge: WaitingMerge }) {
  const text = accountMergeText()
  return (
    <div className="mt-6 grid max-w-2xl gap-4">
      <Alert tone="info">{text.waits(merge.name, merge.email, merge.readyAt)}</Alert>
      <ActionButton label={text.stop} path={`/api/team/people/${from}/merge/stop`} isImmediate />
    </div>
  )
}
