'use client'

import { RichTextArea } from '@/components/rich-text/rich-text-area'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { schoolSiteBlocksText } from '@/i18n/school-site-blocks'
import { FileField } from '../file-field'
import { bindFields } from './bind'
import type { FieldsOf } from './block-of'

export function VideoFields({ block, onChange }: FieldsOf<'video'>) {
  const { video: text } = schoolSiteBlocksText()
  const bind = bindFields(block, onChange)
  return (
    <>
      <Field label={text.title} {...bind('title')} />
      <Field label={text.url} hint={text.urlHint} type="url" {...bind('url')} />
      <Field label={text.text} {...bind('text')} />
      <details open={block.file !== ''}>
        <summary className="min-h-11 content-center">{text.still}</summary>
        <p className="mt-3">{text.stillHint}</p>
        <FileField
          kind="picture"
          fileId={block.file}
          onUpload={(file) => onChange({ ...block, file })}
        />
      </details>
    </>
  )
}

export function MapFields({ block, onChange }: FieldsOf<'map'>) {
  const { place: text, sectionTitle, alt, altHint } = schoolSiteBlocksText()
  const bind = bindFields(block, onChange)
  return (
    <>
      <Field label={sectionTitle} {...bind('title')} />
      <TextArea label={text.text} rows={3} {...bind('text')} />
      <Field label={text.code} hint={text.codeHint} {...bind('code')} />
      <RichTextArea
        form="email"
        className="rich-text-short"
        label={text.directions}
        hint={text.directionsHint}
        {...bind('directions')}
      />
      <details open={block.file !== ''}>
        <summary className="min-h-11 content-center">{text.picture}</summary>
        <div className="mt-3 grid gap-4">
          <p>{text.pictureHint}</p>
          <FileField
            kind="picture"
            fileId={block.file}
            onUpload={(file) => onChange({ ...block, file })}
          />
          <Field label={alt} hint={altHint} {...bind('alt')} />
        </div>
      </details>
    </>
  )
}

export function ContactFields({ block, onChange }: FieldsOf<'contact'>) {
  const { contact: text, sectionTitle } = schoolSiteBlocksText()
  const bind = bindFields(block, onChange)
  return (
    <>
      <p>{text.prefilled}</p>
      <Field label={sectionTitle} {...bind('title')} />
      <Field label={text.phone} hint={text.phoneHint} inputMode="tel" {...bind('phone')} />
      <Field label={text.email} inputMode="email" {...bind('email')} />
      <TextArea label={text.address} rows={3} {...bind('text')} />
      <TextArea label={text.hours} hint={text.hoursHint} rows={2} {...bind('hours')} />
    </>
  )
}

export function AdmissionFields({ block, onChange }: FieldsOf<'admission'>) {
  const { admission: text, sectionTitle } = schoolSiteBlocksText()
  const bind = bindFields(block, onChange)
  return (
    <>
      <p>{text.hint}</p>
      <Field label={sectionTitle} {...bind('title')} />
      <RichTextArea form="email" className="rich-text-short" label={text.text} {...bind('text')} />
      <TextArea label={text.classes} hint={text.classesHint} rows={8} {...bind('classes')} />
    </>
  )
}
