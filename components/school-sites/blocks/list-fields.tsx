'use client'

import { RichTextArea } from '@/components/rich-text/rich-text-area'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { schoolSiteBlocksText } from '@/i18n/school-site-blocks'
import { MAX_DOWNLOADS, MAX_EVENTS, MAX_LISTED_NOTICES } from '@/lib/school-sites/kinds'
import { FileField } from '../file-field'
import { createDownload, createEvent, createNotice } from '../new-block'
import { bindFields } from './bind'
import type { FieldsOf } from './block-of'
import { Entries } from './entries'

export function DownloadsFields({ block, onChange }: FieldsOf<'downloads'>) {
  const { downloads: text, sectionTitle, fileTitle } = schoolSiteBlocksText()
  return (
    <>
      <Field label={sectionTitle} {...bindFields(block, onChange)('title')} />
      <Entries
        entries={block.downloads}
        onChange={(downloads) => onChange({ ...block, downloads })}
        most={MAX_DOWNLOADS}
        name={text.file}
        add={text.add}
        create={createDownload}
      >
        {(download, change) => (
          <>
            <FileField
              kind="pdf"
              fileId={download.file}
              onUpload={(file) => change({ ...download, file })}
            />
            <Field label={fileTitle} {...bindFields(download, change)('title')} />
          </>
        )}
      </Entries>
    </>
  )
}

export function NoticesFields({ block, onChange }: FieldsOf<'notices'>) {
  const { notices: text, sectionTitle, noticeTitle, textHint, from, until } = schoolSiteBlocksText()
  return (
    <>
      <Field label={sectionTitle} {...bindFields(block, onChange)('title')} />
      <p>{text.hint}</p>
      <Entries
        entries={block.notices}
        onChange={(notices) => onChange({ ...block, notices })}
        most={MAX_LISTED_NOTICES}
        name={text.notice}
        add={text.add}
        create={createNotice}
      >
        {(notice, change) => {
          const bind = bindFields(notice, change)
          return (
            <>
              <Field label={noticeTitle} {...bind('title')} />
              <RichTextArea
                form="paragraphs"
                className="rich-text-short"
                label={text.text}
                hint={textHint}
                {...bind('text')}
              />
              <div className="grid gap-4 sm:grid-cols-2">
                <Field label={from} type="date" {...bind('from')} />
                <Field label={until} type="date" {...bind('until')} />
              </div>
              <details open={notice.file !== ''}>
                <summary className="min-h-11 content-center">{text.file}</summary>
                <FileField
                  kind="pdf"
                  fileId={notice.file}
                  onUpload={(file) => change({ ...notice, file })}
                />
              </details>
            </>
          )
        }}
      </Entries>
    </>
  )
}

export function EventsFields({ block, onChange }: FieldsOf<'events'>) {
  const { events: text, sectionTitle } = schoolSiteBlocksText()
  return (
    <>
      <Field label={sectionTitle} {...bindFields(block, onChange)('title')} />
      <p>{text.hint}</p>
      <Checkbox
        label={text.sessions}
        checked={block.sessions === 'yes'}
        onChange={({ target }) => onChange({ ...block, sessions: target.checked ? 'yes' : 'no' })}
      />
      <Entries
        entries={block.events}
        onChange={(events) => onChange({ ...block, events })}
        most={MAX_EVENTS}
        name={text.event}
        add={text.add}
        create={createEvent}
      >
        {(event, change) => {
          const bind = bindFields(event, change)
          return (
            <>
              <Field label={text.title} {...bind('title')} />
              <div className="grid gap-4 sm:grid-cols-2">
                <Field label={text.day} type="date" {...bind('day')} />
                <Field label={text.time} type="time" {...bind('time')} />
                <Field label={text.until} type="date" {...bind('until')} />
                <Field label={text.place} {...bind('place')} />
              </div>
            </>
          )
        }}
      </Entries>
    </>
  )
}
