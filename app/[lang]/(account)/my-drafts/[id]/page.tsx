import { notFound } from 'next/navigation'
import { QUESTION_TASKS } from '@/base/draft-kinds'
import { settings } from '@/base/settings'
import { BackToDrafts } from '@/components/drafts/back-to-drafts'
import { DraftEditor } from '@/components/drafts/draft-editor'
import { DraftPreview } from '@/components/drafts/draft-preview'
import { ButtonLink } from '@/components/site/button-link'
import { ActionButton } from '@/components/ui/action-button'
import { draftsText } from '@/i18n/drafts'
import { requireViewer } from '@/lib/auth/viewer'
import { findDraft } from '@/lib/drafts/draft'
import { describePage } from '@/lib/page-metadata'
import { routes, toNewTestPath } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: draftsText().title }))

type Props = { params: Promise<{ id: string }> }

export default async function DraftPage({ params }: Props) {
  const { id } = await params
  const viewer = await requireViewer(routes.draft(id))
  const draft = (await findDraft(viewer.id, id)) ?? notFound()
  const { title, body, version, hasPrevious } = draft
  const text = draftsText()
  return (
    <main className="page-width work-main">
      <div className="screen-only">
        <BackToDrafts />
        <h1 className="underlined">{text.tasks[draft.task]}</h1>
        <p>{text.paper.labels[draft.madeBy]}</p>
      </div>
      <div className="mt-4 grid gap-10 lg:grid-cols-2 print:block">
        <div className="screen-only min-w-0">
          <DraftEditor
            draft={{ id, title, body, version }}
            hasPrevious={hasPrevious}
            hasModel={settings().ai.provider !== null}
          />
          {QUESTION_TASKS.includes(draft.task) && (
            <p className="mt-6">
              <ButtonLink href={toNewTestPath(id)}>{text.editor.makeTest}</ButtonLink>
            </p>
          )}
        </div>
        <DraftPreview draft={draft} />
      </div>
      <div className="screen-only mt-10">
        <ActionButton
          label={text.editor.remove}
          path={`/api/drafts/${id}/remove`}
          redirectTo={routes.myDrafts}
        />
      </div>
    </main>
  )
}
