import { defineRoute } from '@/lib/api/define-route'
import { tokenHandler } from '@/lib/api/token-handler'
import { requireSession } from '@/lib/api-tokens/access'
import { certificatesAnswer } from '@/lib/api-tokens/answers'
import { sessionPageQuery } from '@/lib/api-tokens/query-parameters'
import { listSchoolCertificates, listTeamCertificates } from '@/lib/api-tokens/read/certificates'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: tokenHandler({
    scope: 'certificates:read',
    query: sessionPageQuery,
    answer: certificatesAnswer,
    run: ({ access, query }) =>
      access.schoolId === null
        ? listTeamCertificates(requireSession(query.session), query)
        : listSchoolCertificates(access.schoolId, query),
  }),
})
