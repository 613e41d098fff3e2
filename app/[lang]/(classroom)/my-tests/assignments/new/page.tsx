import { AssignmentForm } from '@/components/class-tests/assignments/assignment-form'
import { FormPage } from '@/components/forms/form-page'
import { ActionLink } from '@/components/ui/action-link'
import { classAssignmentsText } from '@/i18n/class-assignments'
import { requireViewer } from '@/lib/auth/viewer'
import { listToolkitRubrics } from '@/lib/class-tests/assignments/rubrics'
import { listClassGroups } from '@/lib/class-tests/groups'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: classAssignmentsText().form.title }))

export default async function NewAssignmentPage() {
  const viewer = await requireViewer(routes.newAssignment)
  const text = classAssignmentsText()
  const [groups, rubrics] = await Promise.all([listClassGroups(viewer.id), listToolkitRubrics()])
  const themes = [...new Set(rubrics.map(({ theme }) => theme))]
  const back = <ActionLink href={routes.assignments}>{text.back}</ActionLink>
  return (
    <FormPage title={text.form.title} breadcrumbs={<p className="mb-4">{back}</p>}>
      <AssignmentForm
        classNames={[...new Set(groups.map(({ name }) => name))]}
        themes={themes.map((theme) => ({
          theme,
          rubrics: rubrics.filter((rubric) => rubric.theme === theme),
        }))}
      />
    </FormPage>
  )
}
