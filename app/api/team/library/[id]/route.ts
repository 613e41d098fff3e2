import { door, forTeam } from '@/lib/api/door'
import { saveItem } from '@/lib/content/commands/save'
import { changedItem } from '@/lib/content/schema'
import { overtakenAnswer } from '@/lib/team/overtaken'
import { answerWords } from '@/words/answers'
import { teamLibraryWords } from '@/words/team-library'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'save item',
    may: 'editor',
    body: changedItem,
    run: async ({ viewer, params, input }) => {
      const overtaken = await saveItem(viewer, String(params.id), input)
      if (!overtaken) return { body: { msg: answerWords().itemSaved } }
      const msg = teamLibraryWords().form.overtakenBy(overtaken.name)
      return overtakenAnswer(msg, overtaken)
    },
  }),
})
