import { door, forTeam } from '@/lib/api/door'
import { deleteDraft } from '@/lib/content/commands/delete'
import { draftDeletion } from '@/lib/content/schema'
import { routes } from '@/lib/routes'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'delete draft',
    may: 'editor',
    body: draftDeletion,
    run: async ({ viewer, params, input }) => {
      await deleteDraft(viewer, String(params.id), input.typed)
      return { body: { msg: answerWords().draftDeleted, next: routes.teamLibrary } }
    },
  }),
})
