'use client'

import { RichTextArea } from '@/components/rich-text/rich-text-area'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { schoolSiteBlocksText } from '@/i18n/school-site-blocks'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { bindFields, toOptions } from './blocks/bind'
import { ColumnsFields, FiguresFields, TimetableFields } from './blocks/grid-fields'
import { DownloadsFields, EventsFields, NoticesFields } from './blocks/list-fields'
import { PeopleFields } from './blocks/people-fields'
import { AdmissionFields, ContactFields, MapFields, VideoFields } from './blocks/visit-fields'
import { FileField } from './file-field'

type Props = { block: SiteBlock; onChange: (block: SiteBlock) => void }

/** The fields of one block. Each keeps the text exactly as typed. */
export function BlockFields({ block, onChange }: Props) {
  const text = schoolSiteBlocksText()
  const bind = bindFields<Record<string, unknown>>(block, (next) => onChange(next as SiteBlock))
  switch (block.type) {
    case 'heading':
      return (
        <>
          <Field label={text.heading} {...bind('text')} />
          <SelectField label={text.size} options={toOptions(text.sizes)} {...bind('style')} />
        </>
      )
    case 'text':
      return (
        <RichTextArea
          form={block.style === 'lists' ? 'email' : 'paragraphs'}
          className="rich-text-short"
          label={text.text}
          hint={text.textHint}
          {...bind('text')}
        />
      )
    case 'list':
      return (
        <>
          <TextArea label={text.items} hint={text.itemsHint} rows={5} {...bind('text')} />
          <SelectField label={text.order} options={toOptions(text.orders)} {...bind('style')} />
        </>
      )
    case 'table':
      return (
        <>
          <Field label={text.tableTitle} {...bind('title')} />
          <TextArea label={text.rows} hint={text.rowsHint} rows={6} {...bind('text')} />
        </>
      )
    case 'notice':
      return (
        <>
          <Field label={text.noticeTitle} {...bind('title')} />
          <RichTextArea
            form="paragraphs"
            className="rich-text-short"
            label={text.text}
            hint={text.textHint}
            {...bind('text')}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={text.from} type="date" {...bind('from')} />
            <Field label={text.until} type="date" {...bind('until')} />
          </div>
        </>
      )
    case 'links':
      return (
        <>
          <Field label={text.linksTitle} {...bind('title')} />
          <TextArea label={text.links} hint={text.linksHint} rows={5} {...bind('text')} />
        </>
      )
    case 'address':
      return (
        <>
          <TextArea label={text.address} rows={3} {...bind('text')} />
          <Field label={text.map} hint={text.mapHint} type="url" {...bind('url')} />
        </>
      )
    case 'picture':
      return (
        <>
          <FileField
            kind="picture"
            fileId={block.file}
            onUpload={(file) => onChange({ ...block, file })}
          />
          <Field label={text.alt} hint={text.altHint} {...bind('alt')} />
          <Field label={text.caption} {...bind('text')} />
        </>
      )
    // It has a page and a form of its own.
    case 'disclosure':
      return null
    case 'file':
      return (
        <>
          <FileField
            kind="pdf"
            fileId={block.file}
            onUpload={(file) => onChange({ ...block, file })}
          />
          <Field label={text.fileTitle} {...bind('title')} />
        </>
      )
    case 'columns':
      return <ColumnsFields block={block} onChange={onChange} />
    case 'people':
      return <PeopleFields block={block} onChange={onChange} />
    case 'timetable':
      return <TimetableFields block={block} onChange={onChange} />
    case 'downloads':
      return <DownloadsFields block={block} onChange={onChange} />
    case 'notices':
      return <NoticesFields block={block} onChange={onChange} />
    case 'events':
      return <EventsFields block={block} onChange={onChange} />
    case 'figures':
      return <FiguresFields block={block} onChange={onChange} />
    case 'video':
      return <VideoFields block={block} onChange={onChange} />
    case 'map':
      return <MapFields block={block} onChange={onChange} />
    case 'contact':
      return <ContactFields block={block} onChange={onChange} />
    case 'admission':
      return <AdmissionFields block={block} onChange={onChange} />
  }
}
