import { defineRoute, userHandler } from '@/lib/api/define-route'
import { readTestLanguage } from '@/lib/class-tests/language'
import { listOwnQuestions } from '@/lib/class-tests/own-questions'
import { readQuery } from '@/lib/http/body'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, request }) => {
      const { language } = readQuery(request, ['language'])
      return { body: { questions: await listOwnQuestions(viewer.id, readTestLanguage(language)) } }
    },
  }),
})
