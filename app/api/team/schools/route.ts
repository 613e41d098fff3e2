import { teamPaperFormText } from '@/i18n/team-paper-form'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { routes } from '@/lib/routes'
import type { SchoolDuplicate } from '@/lib/schools/application/duplicates'
import { enterPaperForm } from '@/lib/schools/application/paper-form'
import { paperForm, toNewTermInput } from '@/lib/schools/team-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: paperForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      const { firstDay, months, seats, paymentNote, signed: _, otherSchools, ...form } = input
      const result = await enterPaperForm(viewer, {
        form,
        term: toNewTermInput({ firstDay, months, seats, paymentNote }),
        otherSchoolIds: otherSchools.split(','),
      })
      if ('duplicates' in result) return warnOfDuplicates(result.duplicates)
      const undo = { path: `/api/team/applications/${result.applicationId}/reopen` }
      const msg = teamPaperFormText().entered(result.name)
      return { body: { msg, undo, next: routes.teamSchool(result.schoolId) } }
    },
  }),
})

/** The form then names these schools, so that it is accepted when it is sent again. */
function warnOfDuplicates(duplicates: SchoolDuplicate[]) {
  const { duplicate, duplicatesHint, opensInNewTab, why: reasonTexts } = teamPaperFormText()
  const sentences = duplicates.map(({ fields, why: reasons }) =>
    duplicate(
      fields.institution_name,
      reasons.map((reason) => reasonTexts[reason]),
    ),
  )
  return {
    status: 409,
    body: {
      msg: [...sentences, duplicatesHint].join(' '),
      now: { otherSchools: duplicates.map(({ id }) => id).join(',') },
      links: Object.fromEntries(
        duplicates.map(({ id, fields }) => [
          routes.teamSchool(id),
          opensInNewTab(fields.institution_name),
        ]),
      ),
    },
  }
}
