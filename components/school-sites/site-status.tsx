import Link from 'next/link'
import { ButtonLink } from '@/components/site/button-link'
import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { schoolSiteApprovalText } from '@/i18n/school-site-approval'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { schoolSiteStartText } from '@/i18n/school-site-start'
import { routes } from '@/lib/routes'
import { listAskedQuestions } from '@/lib/school-sites/pages/answer'
import type { SiteEditor, SiteReleaseEntry } from '@/lib/school-sites/pages/editor'
import type { SiteApproval } from '@/lib/school-sites/site/approval'
import type { SiteDraftChanges } from '@/lib/school-sites/site/unpublished'
import { ApprovalQuestion } from './approval/approval-question'
import { SiteFaults } from './site-faults'
import { SiteReleases } from './site-releases'
import { SiteTermNotice } from './site-term-notice'
import { OpenQuestions } from './start/open-questions'

type Props = {
  editor: SiteEditor
  term: { status: 'running' | 'coming' | 'over'; lastDay: string } | null
  releases: SiteReleaseEntry[]
  approval: SiteApproval | null
  changes: SiteDraftChanges | null
}

export function SiteStatus({ editor, term, releases, approval, changes }: Props) {
  const { status: text, design } = schoolSiteEditorText()
  const { url, isPublic, blockReason, faults, role, releaseNumber, hasConfirmedCoordinator } =
    editor
  const isAllowed = blockReason === null && term?.status === 'running' && hasConfirmedCoordinator
  const canPublish = isAllowed && faults.length === 0
  const isWriter = editor.needsApproval && role !== 'coordinator'
  const { ask } = schoolSiteApprovalText()
  const questions = listAskedQuestions(editor.pages)
  return (
    <section aria-labelledby="site-status" className="mt-10 grid max-w-3xl gap-5">
      <h2 id="site-status">{text.heading}</h2>
      {blockReason !== null && <Alert tone="error">{text.blocked(blockReason)}</Alert>}
      <SiteTermNotice term={term} isPublic={isPublic} />
      {!hasConfirmedCoordinator && (
        <Alert tone="warning">
          <p>{text.unconfirmed}</p>
          <p>
            <Link href={routes.profileEmail}>{text.confirm}</Link>
          </p>
        </Alert>
      )}
      <p>{isPublic ? text.public : text.offline}</p>
      <div className="flex flex-wrap gap-3">
        {isPublic && (
          <ButtonLink href={url} tone="quiet">
            {text.open}
          </ButtonLink>
        )}
        <ButtonLink href={routes.schoolWebsiteDesign} tone="quiet">
          {design.link}
        </ButtonLink>
        <ButtonLink href={routes.schoolWebsitePreview} tone="quiet">
          {text.preview}
        </ButtonLink>
      </div>
      <SiteFaults faults={faults} />
      <QuestionsNotice count={questions.length} />
      {approval?.state === 'waiting' && role === 'coordinator' && (
        <ApprovalQuestion approval={approval} changes={changes} pages={editor.pages} />
      )}
      {isWriter && approval && <WriterNotice approval={approval} />}
      {canPublish && (
        <ActionButton
          label={isWriter ? ask : text.publish}
          path="/api/school/website/publish"
          isImmediate
        />
      )}
      {releaseNumber !== null && role === 'coordinator' && (
        <ActionButton label={text.takeOffline} path="/api/school/website/offline" />
      )}
      <p>
        <a
          href={routes.schoolWebsiteDownload}
          className="inline-flex min-h-11 items-center"
          download
        >
          {text.download}
        </a>
      </p>
      <OpenQuestions questions={questions} />
      {!isWriter && <SiteReleases releases={releases} currentNumber={releaseNumber} />}
    </section>
  )
}

function QuestionsNotice({ count }: { count: number }) {
  const { questions: text } = schoolSiteStartText()
  if (count === 0) return null
  return (
    <p>
      {text.open(count)} <a href="#site-questions">{text.link}</a>
    </p>
  )
}

function WriterNotice({ approval: { state, askedAt, note } }: { approval: SiteApproval }) {
  const text = schoolSiteApprovalText()
  if (state === 'waiting') return <p>{text.waiting(schoolSiteEditorText().moment(askedAt))}</p>
  return <Alert tone="warning">{text.returnedNote(note ?? '')}</Alert>
}
