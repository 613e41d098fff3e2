import { teamMessagesText } from '@/i18n/team-messages'
import type { ReplyTemplate } from '@/lib/contact/reply-templates'
import { TeamField, TeamForm } from '../forms/team-form'
import { TeamRichTextArea } from '../forms/team-rich-text-area'

const API_PATH = '/api/team/reply-templates'

export function ReplyTemplates({ templates }: { templates: ReplyTemplate[] }) {
  const { templates: text } = teamMessagesText()
  return (
    <div className="mt-6 grid max-w-2xl gap-10">
      {templates.map((template) => (
        <section key={template.id} aria-labelledby={`template-${template.id}`}>
          <h2 id={`template-${template.id}`} className="wrap-anywhere" dir="auto">
            {template.name}
          </h2>
          <div className="mt-3 grid gap-3">
            <TeamForm
              path={`${API_PATH}/${template.id}`}
              button={text.save}
              name={text.saveNamed(template.name)}
            >
              <input type="hidden" name="version" value={template.version} />
              <TemplateFields template={template} />
            </TeamForm>
            <TeamForm
              path={`${API_PATH}/${template.id}/remove`}
              button={text.remove}
              name={text.removeNamed(template.name)}
              variant="secondary"
            />
          </div>
        </section>
      ))}
      <section aria-labelledby="new-template">
        <h2 id="new-template">{text.newHeading}</h2>
        <div className="mt-3">
          <TeamForm path={API_PATH} button={text.add}>
            <TemplateFields />
          </TeamForm>
        </div>
      </section>
    </div>
  )
}

function TemplateFields({ template }: { template?: ReplyTemplate }) {
  const { templates: text } = teamMessagesText()
  return (
    <>
      <TeamField
        name="name"
        label={text.name}
        maxLength={80}
        defaultValue={template?.name}
        dir="auto"
      />
      <TeamRichTextArea
        form="email"
        className="rich-text-short"
        name="text"
        label={text.text}
        hint={text.textHint}
        maxLength={5_000}
        defaultValue={template?.text}
        dir="auto"
      />
    </>
  )
}
