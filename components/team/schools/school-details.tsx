import { schoolFormText } from '@/i18n/school-form'
import { teamSchoolsText } from '@/i18n/team-schools'
import type { TeamSchoolFormValues } from '@/lib/schools/details'
import { BOARDS } from '@/lib/schools/kinds'
import { TeamField, TeamForm, TeamSelectField, TeamTextArea } from '../forms/team-form'
import { getFieldLabels, SCHOOL_FIELD_NAMES, type SchoolFieldName } from './school-field-labels'

const LONG_FIELDS: SchoolFieldName[] = [
  'school_address',
  'branches',
  'student_strength',
  'representatives',
]

type Props = {
  id: string
  fields: TeamSchoolFormValues
  /** Of other schools, to choose from. */
  districts: string[]
}

const DISTRICTS_ID = 'districts'

export function SchoolDetails({ id, fields, districts }: Props) {
  const { school: schoolText } = teamSchoolsText()
  return (
    <section aria-labelledby="details">
      <h2 id="details">{schoolText.details}</h2>
      <div className="has-save-bar mt-4 max-w-2xl">
        <TeamForm path={`/api/team/schools/${id}`} button={schoolText.save} sendsOriginalValues>
          {SCHOOL_FIELD_NAMES.map((name) => (
            <SchoolDetailField key={name} name={name} value={fields[name]} />
          ))}
          <TeamField
            name="district"
            label={schoolText.district}
            hint={schoolText.districtHint}
            maxLength={100}
            autoComplete="off"
            list={DISTRICTS_ID}
            defaultValue={fields.district}
          />
          <datalist id={DISTRICTS_ID}>
            {districts.map((district) => (
              <option key={district} value={district} />
            ))}
          </datalist>
        </TeamForm>
      </div>
    </section>
  )
}

type SchoolDetailFieldProps = { name: SchoolFieldName; value?: string }

export function SchoolDetailField({ name, value = '' }: SchoolDetailFieldProps) {
  const labels = getFieldLabels()
  const fieldProps = { name, label: labels[name], defaultValue: value }
  if (name === 'affiliation_board') {
    const { boards: boardLabels, noBoard: noBoardLabel } = schoolFormText()
    const options = BOARDS.map((board) => ({ value: board, label: boardLabels[board] }))
    return <TeamSelectField {...fieldProps} placeholder={noBoardLabel} options={options} />
  }
  return LONG_FIELDS.includes(name) ? (
    <TeamTextArea {...fieldProps} rows={3} />
  ) : (
    <TeamField {...fieldProps} />
  )
}
