'use client'

import { Field } from '@/components/ui/field'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { useHydrated } from '@/lib/client/use-hydrated'
import { BlockList } from './block-list'
import { CoverFields, type LinkablePage } from './cover-fields'
import { EditorFrame } from './editor-frame'
import type { SiteSchool } from './new-block'
import { SiteSchoolProvider } from './site-school'
import { type SavedPage, usePageDraft } from './use-page-draft'

type Props = {
  page: SavedPage & { path: string }
  pages: LinkablePage[]
  previewPath: string
  school: SiteSchool
}

export function PageEditor({ page, pages, previewPath, school }: Props) {
  const { editor: text } = schoolSiteEditorText()
  const isHydrated = useHydrated()
  const draft = usePageDraft(page)
  const { values, edit } = draft
  return (
    <EditorFrame {...{ draft, previewPath }}>
      <Field
        label={text.title}
        value={values.title}
        maxLength={60}
        disabled={!isHydrated}
        onChange={({ target }) => edit((current) => ({ ...current, title: target.value }), 'title')}
      />
      <CoverFields
        // A text that waited in this tab may be from before there were covers.
        cover={values.cover ?? null}
        isHome={page.path === ''}
        pages={pages.filter(({ path }) => path !== '' && path !== page.path)}
        onChange={(cover, group) => edit((current) => ({ ...current, cover }), group)}
      />
      <SiteSchoolProvider value={school}>
        <BlockList blocks={values.blocks} edit={edit} />
      </SiteSchoolProvider>
    </EditorFrame>
  )
}
