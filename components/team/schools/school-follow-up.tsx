import { ActionButton } from '@/components/ui/action-button'
import { UndoableActionButton } from '@/components/ui/undoable-action-button'
import { teamFollowUpText } from '@/i18n/team-follow-up'
import type { SchoolFollowUp } from '@/lib/team/schools/follow-up'
import { TeamField, TeamForm, TeamSelectField, TeamTextArea } from '../forms/team-form'

type Props = { id: string; followUp: SchoolFollowUp }

export function SchoolFollowUpSection({ id, followUp }: Props) {
  const text = teamFollowUpText()
  const path = `/api/team/schools/${id}`
  return (
    <section aria-labelledby="follow-up">
      <h2 id="follow-up">{text.heading}</h2>
      <p className="text-muted">{text.lede}</p>
      <div className="mt-4 grid max-w-4xl gap-8 md:grid-cols-2">
        <div className="grid content-start gap-6">
          <Responsible path={path} followUp={followUp} />
          <Tags path={path} tags={followUp.tags} />
        </div>
        <Notes path={path} notes={followUp.notes} />
      </div>
    </section>
  )
}

type FollowUpPart = { path: string }

function Responsible({ path, followUp }: FollowUpPart & Pick<Props, 'followUp'>) {
  const text = teamFollowUpText()
  const { managers, responsibleId } = followUp
  return (
    <TeamForm
      path={`${path}/responsible`}
      button={text.saveResponsible}
      variant="secondary"
      sendsOriginalValues
    >
      <TeamSelectField
        name="responsible"
        label={text.responsible}
        placeholder={text.nobody}
        defaultValue={responsibleId}
        options={managers.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </TeamForm>
  )
}

function Tags({ path, tags }: FollowUpPart & { tags: string[] }) {
  const text = teamFollowUpText()
  return (
    <div>
      <h3>{text.tags}</h3>
      {tags.length === 0 && <p className="mt-2">{text.noTags}</p>}
      <ul className="rows mt-2">
        {tags.map((tag) => (
          <li key={tag} className="flex flex-wrap items-center justify-between gap-3">
            <span dir="auto">{tag}</span>
            <UndoableActionButton
              label={text.removeTag}
              name={text.removeTagNamed(tag)}
              path={`${path}/tags/remove`}
              body={{ tag }}
              undo={`${path}/tags`}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <TeamForm path={`${path}/tags`} button={text.addTag} variant="secondary" keepsTypedText>
          <TeamField name="tag" label={text.tag} hint={text.tagHint} maxLength={40} />
        </TeamForm>
      </div>
    </div>
  )
}

function Notes({ path, notes }: FollowUpPart & { notes: SchoolFollowUp['notes'] }) {
  const text = teamFollowUpText()
  return (
    <div>
      <h3>{text.notes}</h3>
      <div className="mt-2">
        <TeamForm path={`${path}/notes`} button={text.addNote} variant="secondary" keepsTypedText>
          <TeamTextArea name="text" label={text.note} rows={4} />
        </TeamForm>
      </div>
      <ul className="rows mt-4">
        {notes.map(({ id, text: noteText, author, createdAt }) => (
          <li key={id}>
            <p className="text-muted">
              {`${author ?? text.formerColleague}, ${text.moment(createdAt)}`}
            </p>
            <p className="whitespace-pre-line wrap-anywhere" dir="auto">
              {noteText}
            </p>
            <ActionButton
              label={text.removeNote}
              name={text.removeNoteOf(author ?? text.formerColleague, text.moment(createdAt))}
              path={`${path}/notes/${id}/remove`}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
