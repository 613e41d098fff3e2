import { defineRoute, userHandler } from '@/lib/api/define-route'
import { readTestLanguage } from '@/lib/class-tests/language'
import { sendQuestionTemplate } from '@/lib/class-tests/template'
import { readQuery } from '@/lib/http/body'

/** A table with the headings that an import reads and one example of each kind. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ request }) => {
      const { format, language } = readQuery(request, ['format', 'language'])
      return sendQuestionTemplate(request, format, readTestLanguage(language))
    },
  }),
})
