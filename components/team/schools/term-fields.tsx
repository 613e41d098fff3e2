import { teamSchoolsText } from '@/i18n/team-schools'
import { MAX_SEATS } from '@/lib/schools/policy'
import { TeamField } from '../forms/team-form'

export function TermFields({ months, seats }: { months: number; seats?: number }) {
  const text = teamSchoolsText().approve
  const numberProps = { type: 'number', inputMode: 'numeric', min: 1 } as const
  return (
    <>
      <TeamField
        name="firstDay"
        type="date"
        label={text.firstDay}
        hint={text.firstDayHint}
        defaultValue=""
      />
      <div className="grid grid-cols-2 gap-4">
        <TeamField
          name="months"
          label={text.months}
          max={60}
          defaultValue={months}
          {...numberProps}
        />
        <TeamField
          name="seats"
          label={text.seats}
          max={MAX_SEATS}
          defaultValue={seats}
          {...numberProps}
        />
      </div>
      <TeamField name="paymentNote" label={text.note} hint={text.noteHint} defaultValue="" />
    </>
  )
}
