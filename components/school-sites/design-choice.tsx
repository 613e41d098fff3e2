import type { ComponentProps } from 'react'
import { schoolSiteLooksText } from '@/i18n/school-site-looks'
import { routes } from '@/lib/routes'
import { OFFERED_DESIGNS, type SiteDesign } from '@/lib/school-sites/kinds'
import './design-choice.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  error?: string
  current: SiteDesign
  /** What else the pictures show that is not saved yet. */
  look?: Record<string, string>
}

/** A design that is no longer offered is still there for the websites that have it. */
const listChoices = (current: SiteDesign): SiteDesign[] =>
  OFFERED_DESIGNS.some((design) => design === current)
    ? [...OFFERED_DESIGNS]
    : [...OFFERED_DESIGNS, current]

/** The draft itself in every design. The frames are pictures: keyboard and screen reader pass them. */
export function DesignChoice({ current, look = {}, error: _, ...input }: Props) {
  const text = schoolSiteLooksText()
  return (
    <fieldset className="field">
      <legend className="field-label">{text.legend}</legend>
      <p className="field-hint">{text.hint}</p>
      <div className="design-choice">
        {listChoices(current).map((design) => {
          const src = `${routes.schoolWebsitePreview}?${new URLSearchParams({ ...look, design })}`
          return (
            <div key={design}>
              <label>
                <span className="choice">
                  <input
                    type="radio"
                    value={design}
                    defaultChecked={design === current}
                    {...input}
                  />
                  <span>
                    <b>{text.names[design]}</b>
                    <br />
                    {text.words[design]}
                  </span>
                </span>
                <span className="design-frame" inert aria-hidden="true">
                  <iframe src={src} title={text.names[design]} tabIndex={-1} loading="lazy" />
                </span>
              </label>
              <a href={src} target="_blank" rel="noreferrer">
                {text.open(text.names[design])}
              </a>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
