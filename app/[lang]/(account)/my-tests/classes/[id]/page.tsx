import { notFound } from 'next/navigation'
import { BackToTests } from '@/components/class-tests/back-to-tests'
import { GroupForm } from '@/components/class-tests/group-form'
import { FormPage } from '@/components/forms/form-page'
import { ActionButton } from '@/components/ui/action-button'
import { ActionLink } from '@/components/ui/action-link'
import { classResultsText } from '@/i18n/class-results'
import { myTestsText } from '@/i18n/my-tests'
import { requireViewer } from '@/lib/auth/viewer'
import { findClassGroup } from '@/lib/class-tests/groups'
import { formatRollNumbers } from '@/lib/class-tests/schema'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: myTestsText().classSettings }))

type Props = { params: Promise<{ id: string }> }

export default async function ClassGroupPage({ params }: Props) {
  const { id } = await params
  const viewer = await requireViewer(routes.classGroup(id))
  const group = (await findClassGroup(viewer.id, id)) ?? notFound()
  const { group: text } = myTestsText()
  return (
    <FormPage title={text.title(group.name)} breadcrumbs={<BackToTests />}>
      <p>{text.privacy}</p>
      <GroupForm id={id} name={group.name} rollNumbers={formatRollNumbers(group.rollNumbers)} />
      <p>
        <ActionLink href={routes.classTopics(id)}>{classResultsText().group.link}</ActionLink>
      </p>
      <section aria-labelledby="remove" className="grid gap-3">
        <h2 id="remove">{text.removeHeading}</h2>
        <p>{text.removeText}</p>
        <ActionButton
          label={text.remove}
          path={`/api/class-groups/${id}/remove`}
          redirectTo={routes.myTests}
          isImmediate
        />
      </section>
    </FormPage>
  )
}
