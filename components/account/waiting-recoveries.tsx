import { Act } from '@/components/school/act'
import { Fact } from '@/components/school/fact'
import type { WaitingRecovery } from '@/lib/accounts/recoveries'
import { recoveryWords } from '@/words/recoveries'

/** Who waits for the team's word, with the school's own number to call. */
export function WaitingRecoveries({ rows }: { rows: WaitingRecovery[] }) {
  const { team } = recoveryWords()
  if (rows.length === 0) return <p className="mt-8">{team.none}</p>
  return (
    <ul className="rows mt-8 max-w-3xl">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-4">
          <div>
            <h2 className="text-xl">{row.name}</h2>
            <p className="text-muted">{team.asked(row.askedAt)}</p>
          </div>
          <dl className="grid gap-2">
            <Fact name={team.school}>{row.school ?? team.unknown}</Fact>
            <Fact name={team.phone}>{row.phone ?? team.unknown}</Fact>
            <Fact name={team.vouchedBy}>{row.vouchedBy ?? team.unknown}</Fact>
            <Fact name={team.former}>{row.former}</Fact>
            <Fact name={team.email}>{row.email}</Fact>
          </dl>
          {row.state === 'granted' ? <p>{team.waits}</p> : <Verdict {...row} />}
        </li>
      ))}
    </ul>
  )
}

function Verdict({ id, name }: WaitingRecovery) {
  const { team } = recoveryWords()
  const call = (verdict: string) => `/api/team/recoveries/${id}/${verdict}`
  return (
    <div className="flex flex-wrap gap-3">
      <Act label={team.grant} name={`${team.grant}: ${name}`} path={call('grant')} />
      <Act label={team.refuse} name={`${team.refuse}: ${name}`} path={call('refuse')} />
    </div>
  )
}
