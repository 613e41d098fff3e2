import { defineRoute, userHandler } from '@/lib/api/define-route'
import { listOfferedQuestions } from '@/lib/class-tests/bank'
import { readTestLanguage } from '@/lib/class-tests/language'
import { readQuery } from '@/lib/http/body'

/** Questions of the site in the language of a test, of one theme or of all. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ request }) => {
      const { language, theme } = readQuery(request, ['language', 'theme'])
      return { body: await listOfferedQuestions(readTestLanguage(language), theme) }
    },
  }),
})
