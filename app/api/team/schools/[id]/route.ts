import { getErrorText } from '@/i18n/error-text'
import { teamSchoolsText } from '@/i18n/team-schools'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { correctSchool, type SchoolEditConflict } from '@/lib/schools/details'
import { schoolDetailsForm } from '@/lib/schools/team-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: schoolDetailsForm,
    run: async ({ viewer, input, params }) => {
      const editConflict = await correctSchool(viewer, String(params.id), input)
      return editConflict
        ? buildSchoolConflictResult(editConflict)
        : { body: { msg: teamSchoolsText().results.corrected } }
    },
  }),
})

function buildSchoolConflictResult({ changedFields, editorName }: NonNullable<SchoolEditConflict>) {
  const { theirs, colleague } = teamSchoolsText().results
  const errors = Object.fromEntries(
    Object.entries(changedFields).map(([name, value]) => [
      name,
      theirs(editorName ?? colleague, value ?? ''),
    ]),
  )
  return {
    status: 409,
    body: { msg: getErrorText('correctedByColleague'), errors, now: changedFields },
  }
}
