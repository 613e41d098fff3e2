import { BOARDS } from '@/lib/schools/boards'
import type { FormFields } from '@/lib/schools/fields'
import { deskSchoolsWords } from '@/words/desk-schools'
import { institutionFormWords } from '@/words/institution-form'
import { DeskField, DeskForm, DeskSelect, DeskText } from './desk-form'
import { FIELD_NAMES, type FieldName, fieldLabels } from './school-fields'

const LONG: FieldName[] = ['school_address', 'branches', 'student_strength', 'representatives']

type Props = { id: string; fields: FormFields }

/** What the school's form says, to be corrected. */
export function SchoolDetails({ id, fields }: Props) {
  const { school } = deskSchoolsWords()
  return (
    <section aria-labelledby="details">
      <h2 id="details">{school.details}</h2>
      <div className="mt-4 max-w-2xl">
        <DeskForm path={`/api/team/schools/${id}`} button={school.save} tellsWas>
          {FIELD_NAMES.map((name) => (
            <Detail key={name} name={name} value={fields[name]} />
          ))}
        </DeskForm>
      </div>
    </section>
  )
}

function Detail({ name, value }: { name: FieldName; value: string }) {
  const labels = fieldLabels()
  const field = { name, label: labels[name], defaultValue: value }
  if (name === 'affiliation_board') {
    const { boards, noBoard } = institutionFormWords()
    const options = BOARDS.map((one) => ({ value: one, label: boards[one] }))
    return <DeskSelect {...field} placeholder={noBoard} options={options} />
  }
  return LONG.includes(name) ? <DeskText {...field} rows={3} /> : <DeskField {...field} />
}
