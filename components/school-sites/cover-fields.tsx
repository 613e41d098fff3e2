'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { sitePageEditorText } from '@/i18n/site-page-editor'
import type { SiteCover } from '@/lib/school-sites/schema'
import { EditorIcon } from './editor-icon'
import { FileField } from './file-field'
import { FocalPoint } from './focal-point'

/** `path` is empty for the home page. */
export type LinkablePage = { path: string; title: string }

type Props = {
  cover: SiteCover | null
  /** Its title is the name of the school, so the cover has words of its own. */
  isHome: boolean
  pages: LinkablePage[]
  onChange: (cover: SiteCover | null, group?: string) => void
}

const NEW_COVER: SiteCover = { file: '', alt: '', x: 50, y: 50, title: '', text: '', link: '' }

export function CoverFields({ cover, isHome, pages, onChange }: Props) {
  const { cover: text } = sitePageEditorText()
  const [isOpen, setIsOpen] = useState(cover !== null && !cover.alt)
  const bind = (name: 'alt' | 'title' | 'text' | 'link') => ({
    value: cover?.[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      cover && onChange({ ...cover, [name]: target.value }, `cover ${name}`),
  })
  return (
    <details
      className="sheet cover-fields"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <EditorIcon name={cover ? 'down' : 'plus'} />
        <span>{text.heading}</span>
        {cover === null && <span className="text-muted">{text.none}</span>}
      </summary>
      {isOpen && (
        <div className="grid gap-5 pt-3">
          {cover && (
            <FocalPoint
              file={cover.file}
              x={cover.x}
              y={cover.y}
              onChange={(point) => onChange({ ...cover, ...point }, 'cover point')}
            />
          )}
          {cover && <Field label={text.alt} hint={text.altHint} maxLength={300} {...bind('alt')} />}
          {cover && isHome && (
            <Field label={text.title} hint={text.titleHint} maxLength={80} {...bind('title')} />
          )}
          {cover && <Field label={text.text} maxLength={200} {...bind('text')} />}
          {cover && pages.length > 0 && (
            <SelectField
              label={text.link}
              options={[
                { value: '', label: text.noLink },
                ...pages.map(({ path, title }) => ({ value: path, label: title })),
              ]}
              {...bind('link')}
            />
          )}
          <FileField
            kind="picture"
            fileId={cover?.file ?? ''}
            hasThumbnail={false}
            onUpload={(file) => onChange({ ...(cover ?? NEW_COVER), file, x: 50, y: 50 })}
          />
          {cover && (
            <div>
              <Button variant="secondary" onClick={() => onChange(null)}>
                {text.remove}
              </Button>
            </div>
          )}
        </div>
      )}
    </details>
  )
}
