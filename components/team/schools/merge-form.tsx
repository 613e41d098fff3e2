import { Button } from '@/components/ui/button'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import type { getMergePlan } from '@/lib/schools/merge'
import { TeamField, TeamForm } from '../forms/team-form'
import { BackLink } from '../frame/back-link'

type SchoolMergePlan = NonNullable<Awaited<ReturnType<typeof getMergePlan>>>
type Props = {
  fromSchool: { id: string; name: string }
  intoId?: string
  plan: SchoolMergePlan | null
}

export function MergeForm({ fromSchool, intoId, plan }: Props) {
  const text = teamSchoolsText().merge
  if (!plan || !intoId) return <MergeTargetForm id={fromSchool.id} intoId={intoId} />
  return (
    <div className="max-w-2xl">
      <ul className="rows">
        <MergePlanItem text={text.stays(plan.name)} />
        <MergePlanItem text={text.goes(fromSchool.name)} />
        <MergePlanItem text={text.members(plan.members)} />
        <MergePlanItem text={text.terms(plan.moving)} />
        {plan.overlapping.map(({ firstDay, lastDay }) => (
          <MergePlanItem key={firstDay} text={text.overlap(firstDay, lastDay)} />
        ))}
        {plan.form && (
          <MergePlanItem text={plan.form === 'waits' ? text.formWaits : text.formCloses} />
        )}
        {plan.tooManyCoordinators && <MergePlanItem text={text.coordinators} />}
        <MergePlanItem text={text.seats} />
      </ul>
      <div className="mt-5">
        <TeamForm path={`/api/team/schools/${fromSchool.id}/merge`} button={text.button}>
          <input type="hidden" name="into" defaultValue={intoId} />
          <TeamField name="name" label={text.name(fromSchool.name)} autoComplete="off" dir="auto" />
        </TeamForm>
      </div>
      <BackLink href={`${routes.teamMerge(intoId)}?into=${fromSchool.id}`} label={text.swap} />
    </div>
  )
}

const MergePlanItem = ({ text }: { text: string }) => <li dir="auto">{text}</li>

function MergeTargetForm({ id, intoId }: { id: string; intoId?: string }) {
  const text = teamSchoolsText().merge
  return (
    <form action={routes.teamMerge(id)} className="mt-6 grid max-w-2xl gap-4">
      {intoId && <p className="font-semibold">{text.unknown}</p>}
      <label className="field">
        <span className="field-label">{text.into}</span>
        <span className="field-hint">{text.intoHint}</span>
        <input name="into" defaultValue={intoId} autoComplete="off" className="field-input" />
      </label>
      <Button type="submit" className="justify-self-start">
        {text.find}
      </Button>
    </form>
  )
}
