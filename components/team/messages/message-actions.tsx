import Link from 'next/link'
import { escapeMarkdown } from '@/base/format-markdown'
import { teamMessagesText } from '@/i18n/team-messages'
import { fillReplyTemplate } from '@/lib/contact/kinds'
import type { MessageDetails } from '@/lib/contact/messages'
import type { ReplyTemplate } from '@/lib/contact/reply-templates'
import type { MessageState } from '@/lib/contact/schema'
import { routes } from '@/lib/routes'
import { TeamForm } from '../forms/team-form'
import { TeamRichTextArea } from '../forms/team-rich-text-area'
import { ReplyTemplatePicker } from './reply-template-picker'

type MessageActionsProps = { message: MessageDetails; templates: ReplyTemplate[] }

export function MessageActions({
  message: { id, state, answers: replies, name, subject },
  templates,
}: MessageActionsProps) {
  const text = teamMessagesText()
  const statePath = `/api/team/messages/${id}/state`
  return (
    <section aria-labelledby="answer" className="max-w-3xl">
      <h2 id="answer">{replies.length > 0 ? text.answer.again : text.answer.heading}</h2>
      <div className="mt-4">
        <TeamForm path={`/api/team/messages/${id}/answer`} button={text.answer.button}>
          <input type="hidden" name="seen" defaultValue={String(replies.length)} />
          {templates.length > 0 && (
            <ReplyTemplatePicker
              templates={templates.map((template) => ({
                ...{ id: template.id, name: template.name },
                text: fillReplyTemplate(template.text, {
                  name: escapeMarkdown(name),
                  subject: escapeMarkdown(subject),
                }),
              }))}
            />
          )}
          <TeamRichTextArea
            form="email"
            name="answer"
            label={text.answer.label}
            hint={text.answer.hint}
            defaultValue=""
            dir="auto"
            aria-keyshortcuts="r"
          />
        </TeamForm>
      </div>
      <p className="mt-2">
        <Link
          href={routes.teamReplyTemplates}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {text.templates.title}
        </Link>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {state === 'open' && (
          <>
            <MessageStateForm path={statePath} state="spam" label={text.spam} shortcut="s" />
            <MessageStateForm path={statePath} state="answered" label={text.close} />
          </>
        )}
        {state !== 'open' && <MessageStateForm path={statePath} state="open" label={text.open} />}
      </div>
    </section>
  )
}

type Props = { path: string; state: MessageState; label: string; shortcut?: string }

const MessageStateForm = ({ path, state, label, shortcut }: Props) => (
  <TeamForm path={path} button={label} variant="secondary" shortcut={shortcut}>
    <input type="hidden" name="state" defaultValue={state} />
  </TeamForm>
)
