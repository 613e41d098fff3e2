import { knownId } from '@/base/known-id'
import { door, forTeam } from '@/lib/api/door'
import { changeGathering } from '@/lib/series/commands/change'
import { changedGathering } from '@/lib/series/schema'
import { readable } from '@/lib/series/typed'
import { overtakenAnswer } from '@/lib/team/overtaken'
import { answerWords } from '@/words/answers'
import { teamSessionsWords } from '@/words/team-sessions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'change a session',
    may: 'editor',
    body: changedGathering,
    mails: true,
    run: async ({ viewer, input, params }) => {
      const saved = await changeGathering(viewer, knownId(String(params.id)), input)
      if (typeof saved === 'number') return { body: { msg: answerWords().sessionSaved(saved) } }
      const { name, version, theirs } = saved
      const msg = teamSessionsWords().form.overtakenBy(name)
      return overtakenAnswer(msg, { version, theirs: readable(theirs) })
    },
  }),
})
