import { schoolFormText } from '@/i18n/school-form'
import { teamPaperFormText } from '@/i18n/team-paper-form'
import { TeamForm, TeamSelectField } from '../forms/team-form'
import { SchoolDetailField } from './school-details'
import { SCHOOL_FIELD_NAMES } from './school-field-labels'
import { TermFields } from './term-fields'

export function PaperForm() {
  const text = teamPaperFormText()
  return (
    <div className="mt-6 max-w-2xl">
      <TeamForm path="/api/team/schools" button={text.button} keepsTypedText>
        <h2>{text.details}</h2>
        {SCHOOL_FIELD_NAMES.map((name) => (
          <SchoolDetailField key={name} name={name} />
        ))}
        <TeamSelectField
          name="signed"
          label={schoolFormText().declaration}
          placeholder={text.notSigned}
          defaultValue=""
          options={[{ value: 'yes', label: text.signed }]}
        />
        <h2 className="mt-4">{text.term}</h2>
        <TermFields months={12} />
        <input type="hidden" name="otherSchools" defaultValue="" />
      </TeamForm>
    </div>
  )
}
