'use client'

import { type ReactNode, useState } from 'react'
import { ConflictNotice } from '@/components/forms/conflict-notice'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { LOADS_SCRIPTS } from '@/server/contract'
import { EditorBar } from './editor-bar'
import { PagePreview } from './page-preview'
import type { usePageDraft } from './use-page-draft'
import './page-editor.css'

type Props = { draft: ReturnType<typeof usePageDraft>; previewPath: string; children: ReactNode }

/** On a phone the preview is behind a tab, on a laptop beside the fields. */
export function EditorFrame({ draft, previewPath, children }: Props) {
  const { editor: text } = schoolSiteEditorText()
  const [tab, setTab] = useState<'fields' | 'preview'>('fields')
  const { state, error, version, conflict } = draft
  return (
    <div className="page-editor" data-tab={tab} {...LOADS_SCRIPTS.now}>
      <EditorBar
        {...{ tab, setTab, draft }}
        status={state === 'failed' && error ? error : text.states[state]}
      />
      <div className="page-editor-fields">
        {conflict && (
          <ConflictNotice
            msg={conflict.msg}
            text={text.conflict}
            onKeep={() => void draft.keepMine()}
            onOpen={() => void draft.openTheirs()}
          />
        )}
        {children}
      </div>
      <PagePreview path={previewPath} version={version} isTab={tab === 'preview'} />
    </div>
  )
}
