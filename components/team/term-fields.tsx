import { MOST_SEATS } from '@/lib/schools/policy'
import { deskSchoolsWords } from '@/words/desk-schools'
import { DeskField } from './desk-form'

export function TermFields({ months, seats }: { months: number; seats: number }) {
  const words = deskSchoolsWords().approve
  const number = { type: 'number', inputMode: 'numeric', min: 1 } as const
  return (
    <>
      <DeskField
        name="firstDay"
        type="date"
        label={words.firstDay}
        hint={words.firstDayHint}
        defaultValue=""
      />
      <div className="grid grid-cols-2 gap-4">
        <DeskField name="months" label={words.months} max={60} defaultValue={months} {...number} />
        <DeskField
          name="seats"
          label={words.seats}
          max={MOST_SEATS}
          defaultValue={seats}
          {...number}
        />
      </div>
      <DeskField name="paymentNote" label={words.note} hint={words.noteHint} defaultValue="" />
    </>
  )
}
