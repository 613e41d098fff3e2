import { ARCHIVE_PARTS } from '@/base/training-kinds'
import { TeamField, TeamForm, TeamSelectField } from '@/components/team/forms/team-form'
import { teamTrainingText } from '@/i18n/team-training'
import { BOARDS } from '@/lib/schools/kinds'
import { CBSE_RULE, type TrainingRule } from '@/lib/training/rules'

const HOUR_FIELDS = [
  'totalHours',
  'governmentHours',
  'inHouseHours',
  'valuesHours',
  'practiceHours',
  'growthHours',
] as const

export function TrainingRules({ rules }: { rules: TrainingRule[] }) {
  const text = teamTrainingText()
  return (
    <>
      <section aria-labelledby="rules" className="mt-8">
        <h2 id="rules">{text.rules}</h2>
        {rules.length === 0 && <p className="mt-4">{text.none}</p>}
        <ul className="rows mt-4">
          {rules.map((rule) => (
            <li key={`${rule.board} ${rule.firstYear}`}>
              <p className="font-semibold">{text.item(rule.board, rule.firstYear)}</p>
              <p className="text-muted">{text.hours(rule)}</p>
              <p className="text-muted">{text.domains(rule)}</p>
              <p className="text-muted">{text.documents(rule.archiveParts)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="save-rule" className="mt-10 max-w-2xl">
        <h2 id="save-rule">{text.save}</h2>
        <NewRule />
      </section>
    </>
  )
}

function NewRule() {
  const text = teamTrainingText()
  return (
    <TeamForm path="/api/team/training/rules" button={text.save}>
      <TeamSelectField
        name="board"
        label={text.board}
        options={BOARDS.map((board) => ({ value: board, label: text.boards[board] }))}
      />
      <TeamField
        name="firstYear"
        label={text.firstYear}
        hint={text.firstYearHint}
        inputMode="numeric"
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {HOUR_FIELDS.map((name) => (
          <TeamField
            key={name}
            name={name}
            label={text.fields[name]}
            inputMode="numeric"
            defaultValue={`${CBSE_RULE[name]}`}
          />
        ))}
      </div>
      <fieldset className="grid gap-4">
        <legend className="font-semibold">{text.documentsHeading}</legend>
        <p className="text-muted">{text.documentsHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {ARCHIVE_PARTS.map((part, index) => (
            <TeamSelectField
              key={part}
              name={`part${index + 1}`}
              label={text.document(index + 1)}
              defaultValue={part}
              options={[
                { value: '', label: text.noDocument },
                ...ARCHIVE_PARTS.map((value) => ({ value, label: text.parts[value] })),
              ]}
            />
          ))}
        </div>
      </fieldset>
    </TeamForm>
  )
}
