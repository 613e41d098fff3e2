import { knownId } from '@/base/known-id'
import { door, forTeam } from '@/lib/api/door'
import { changeGathering } from '@/lib/series/commands/change'
import { changedGathering } from '@/lib/series/schema'
import { readable } from '@/lib/series/typed'
import { answerWords } from '@/words/answers'
import { teamSessionsWords } from '@/words/team-sessions'

/** Who comes second hears who was first and what each field reads now, and keeps what was typed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'change a session',
    may: 'editor',
    body: changedGathering,
    mails: true,
    run: async ({ viewer, input, params }) => {
      const saved = await changeGathering(viewer, knownId(String(params.id)), input)
      if (typeof saved === 'number') return { body: { msg: answerWords().sessionSaved(saved) } }
      const { overtakenBy, readsNow } = teamSessionsWords().form
      const theirs = Object.entries(readable(saved.theirs))
      const errors = Object.fromEntries(theirs.map(([name, text]) => [name, readsNow(text)]))
      const now = { version: `${saved.version}` }
      return { status: 409, body: { msg: overtakenBy(saved.name), errors, now } }
    },
  }),
})
