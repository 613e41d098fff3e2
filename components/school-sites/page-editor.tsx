'use client'

import { ConflictNotice } from '@/components/forms/conflict-notice'
import { Field } from '@/components/ui/field'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { useHydrated } from '@/lib/client/use-hydrated'
import { LOADS_SCRIPTS } from '@/server/contract'
import { AddBlock } from './add-block'
import { BlockList } from './block-list'
import type { SiteSchool } from './new-block'
import { PagePreview } from './page-preview'
import { SiteSchoolProvider } from './site-school'
import { type SavedPage, usePageDraft } from './use-page-draft'

type Props = { page: SavedPage; previewPath: string; school: SiteSchool }

export function PageEditor({ page, previewPath, school }: Props) {
  const { editor: text } = schoolSiteEditorText()
  const isHydrated = useHydrated()
  const { values, change, state, error, version, conflict, keepMine, openTheirs } =
    usePageDraft(page)
  const { title, blocks } = values
  return (
    <div className="mt-6 grid gap-8" {...LOADS_SCRIPTS.now}>
      <div className="grid max-w-3xl gap-6">
        <Field
          label={text.title}
          value={title}
          maxLength={60}
          disabled={!isHydrated}
          onChange={({ target }) => change({ ...values, title: target.value })}
        />
        <BlockList blocks={blocks} onChange={(next) => change({ ...values, blocks: next })} />
        <SiteSchoolProvider value={school}>
          <AddBlock onAdd={(block) => change({ ...values, blocks: [...blocks, block] })} />
        </SiteSchoolProvider>
        <p role="status">{state === 'failed' && error ? error : text.states[state]}</p>
        {conflict && (
          <ConflictNotice
            msg={conflict.msg}
            text={text.conflict}
            onKeep={() => void keepMine()}
            onOpen={() => void openTheirs()}
          />
        )}
      </div>
      <PagePreview path={previewPath} version={version} />
    </div>
  )
}
