import { Button } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import type { mergePlan } from '@/lib/schools/queries/merge-plan'
import { deskSchoolsWords } from '@/words/desk-schools'
import { BackLink } from './back-link'
import { DeskField, DeskForm } from './desk-form'

type Plan = NonNullable<Awaited<ReturnType<typeof mergePlan>>>
type Props = { from: { id: string; name: string }; into?: string; plan: Plan | null }

/** First which school stays; then what moves, what cannot, and the name of the one that goes. */
export function MergeForm({ from, into, plan }: Props) {
  const words = deskSchoolsWords().merge
  if (!plan || !into) return <WhichStays id={from.id} into={into} />
  return (
    <div className="max-w-2xl">
      <ul className="rows">
        <Said text={words.stays(plan.name)} />
        <Said text={words.goes(from.name)} />
        <Said text={words.members(plan.members)} />
        <Said text={words.terms(plan.moving)} />
        {plan.overlapping.map(({ firstDay, lastDay }) => (
          <Said key={firstDay} text={words.overlap(firstDay, lastDay)} />
        ))}
        {plan.form && <Said text={plan.form === 'waits' ? words.formWaits : words.formCloses} />}
        {plan.tooManyCoordinators && <Said text={words.coordinators} />}
        <Said text={words.seats} />
      </ul>
      <div className="mt-5">
        <DeskForm path={`/api/team/schools/${from.id}/merge`} button={words.button}>
          <input type="hidden" name="into" defaultValue={into} />
          <DeskField name="name" label={words.name(from.name)} autoComplete="off" dir="auto" />
        </DeskForm>
      </div>
      <BackLink href={`${routes.teamMerge(into)}?into=${from.id}`} label={words.swap} />
    </div>
  )
}

const Said = ({ text }: { text: string }) => <li dir="auto">{text}</li>

function WhichStays({ id, into }: { id: string; into?: string }) {
  const words = deskSchoolsWords().merge
  return (
    <form action={routes.teamMerge(id)} className="mt-6 grid max-w-2xl gap-4">
      {into && <p className="font-semibold">{words.unknown}</p>}
      <label className="field">
        <span className="field-label">{words.into}</span>
        <span className="field-hint">{words.intoHint}</span>
        <input name="into" defaultValue={into} autoComplete="off" className="field-input" />
      </label>
      <Button type="submit" className="justify-self-start">
        {words.find}
      </Button>
    </form>
  )
}
