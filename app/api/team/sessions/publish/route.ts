import { teamSessionPlanText } from '@/i18n/team-session-plan'
import { teamSessionsText } from '@/i18n/team-sessions'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sessionIdsForm } from '@/lib/live-sessions/plan/schema'
import { publishSessions } from '@/lib/live-sessions/session/publish'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: sessionIdsForm,
    run: async ({ viewer, input }) => {
      const { published, incomplete } = await publishSessions(viewer, input.ids)
      const text = teamSessionPlanText()
      const sentences = [
        ...(published.length > 0 ? [text.published(published)] : []),
        ...incomplete.map(({ title, fields }) => text.incomplete(title, fields.map(nameField))),
      ]
      return { body: { msg: sentences.join(' '), isComplete: incomplete.length === 0 } }
    },
  }),
})

const FIELDS = ['title', 'summary', 'host', 'hostBio'] as const

function nameField(name: string): string {
  const { form } = teamSessionsText()
  if (name === 'meetingUrl') return form.address
  const field = FIELDS.find((candidate) => candidate === name)
  return field ? form[field] : name
}
