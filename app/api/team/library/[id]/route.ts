import { door, forTeam } from '@/lib/api/door'
import { saveItem } from '@/lib/content/commands/save'
import { changedItem } from '@/lib/content/schema'
import { answerWords } from '@/words/answers'
import { teamLibraryWords } from '@/words/team-library'

/** Who comes second hears who was first and what each field reads now, and keeps what was typed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'save item',
    may: 'editor',
    body: changedItem,
    run: async ({ viewer, params, input }) => {
      const overtaken = await saveItem(viewer, String(params.id), input)
      if (!overtaken) return { body: { msg: answerWords().itemSaved } }
      const { overtakenBy, readsNow } = teamLibraryWords().form
      const errors = Object.fromEntries(
        Object.entries(overtaken.theirs).map(([field, text]) => [field, readsNow(text)]),
      )
      const now = { version: `${overtaken.version}` }
      return { status: 409, body: { msg: overtakenBy(overtaken.name), errors, now } }
    },
  }),
})
