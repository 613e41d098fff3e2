import type { ComponentProps } from 'react'
import { schoolSiteStartText } from '@/i18n/school-site-start'
import { SITE_TEMPLATES, type SiteTemplate } from '@/lib/school-sites/kinds'
import type { TemplateSketch } from '@/lib/school-sites/templates/sketch'
import { TemplatePicture } from './template-picture'
import './start.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  error?: string
  sketches: Record<SiteTemplate, TemplateSketch>
}

export function TemplateChoice({ sketches, error: _, ...input }: Props) {
  const { kind: text } = schoolSiteStartText()
  return (
    <fieldset className="field">
      <legend className="field-label">{text.legend}</legend>
      <div className="template-choice">
        {SITE_TEMPLATES.map((template, index) => (
          <label key={template}>
            <TemplatePicture sketch={sketches[template]} />
            <span className="choice">
              <input type="radio" value={template} defaultChecked={index === 0} {...input} />
              <span>
                <b>{text.names[template]}</b>
                <br />
                {text.words[template]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
